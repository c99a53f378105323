import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { useForm } from "../../../shared/forms/use-form";
import { useDraft } from "../../../shared/drafts/use-draft";
import { emptyMail, isRank, type MailValues } from "../mail-values";

/**
 * The mail being written. Submitting the form checks it and asks once more (`isAsking`); sending is `useSendMail`'s.
 * `sendKey` stays with the draft until it is known to be sent, so that no second try sends it twice.
 */
export function useMailForm() {
  const [params] = useSearchParams();
  const [named] = useState(() => params.get("teams") ?? "");
  const [clean, setClean] = useState(() => emptyMail(params.get("event") ?? "", named));
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({
    initial: clean,
    contract: () =>
      import("@contract/modules/mailings/contract/send-mailing.input").then(
        (module) => module.MailingWordingInput,
      ),
    rules: ownRules,
    fallback: FALLBACKS.generic,
    submit: () => {
      setIsAsking(true);
      return Promise.resolve();
    },
  });
  const { sendKey: _key, ...written } = form.values;
  const dirty = Object.entries(written).some(([field, value]) => clean[field as keyof MailValues] !== value);
  const draft = useDraft({
    key: "mail to teams",
    value: form.values,
    restore: form.reset,
    dirty,
    asks: false,
  });
  return {
    form,
    dirty,
    draft,
    /** A mail begun before came back, though a link asked for one to other teams: how to turn it into that. */
    turnToNamed:
      draft.found && named !== "" && form.values.teamIds !== named
        ? () => {
            const { subject, text } = form.values;
            form.reset({ ...emptyMail(params.get("event") ?? "", named), subject, text });
          }
        : null,
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** A new mail, to the same people as this one began with. */
    begin: () => {
      const next = emptyMail(form.values.eventSlug);
      setClean(next);
      form.reset(next);
      draft.saved();
    },
  };
}

function ownRules({ rankFrom, rankTo }: MailValues): Partial<Record<keyof MailValues, string>> {
  const wrong = (text: string) => text.trim() !== "" && !isRank(text);
  return {
    ...(wrong(rankFrom) ? { rankFrom: ADMIN_RULES.ranking } : {}),
    ...(wrong(rankTo)
      ? { rankTo: ADMIN_RULES.ranking }
      : isRank(rankFrom) && isRank(rankTo) && Number(rankTo) < Number(rankFrom)
        ? { rankTo: ADMIN_RULES.rankOrder }
        : {}),
  };
}

/** The form of a mail, as its parts use it. */
export type MailForm = ReturnType<typeof useMailForm>["form"];
