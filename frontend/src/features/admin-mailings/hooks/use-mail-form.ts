import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { useForm } from "../../../shared/forms/use-form";
import { useDraft } from "../../../shared/drafts/use-draft";
import { selectionIn } from "../../../shared/table/mail-selection";
import { emptyMail, isRank, momentOf, type MailValues } from "../mail-values";

/**
 * Returns the state of the mail being written. Submitting the form validates the mail and opens a confirmation
 * (`isAsking`). `useSendMail` then sends it. The draft keeps its `sendKey` until the mail is known to be sent, so that
 * a second attempt does not send it twice.
 */
export function useMailForm(changed: MailValues | null = null) {
  const [params] = useSearchParams();
  const [{ teams, users, isLost }] = useState(() => selected(params));
  const fresh = () => emptyMail(params.get("event") ?? "", teams, users, !isLost);
  const [clean, setClean] = useState(() => changed ?? fresh());
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
  const { sendKey: _key, version: _version, ...written } = form.values;
  const dirty = Object.entries(written).some(([field, value]) => clean[field as keyof MailValues] !== value);
  const draft = useDraft({
    key: changed === null ? "mail to teams" : `mail to teams ${changed.sendKey}`,
    value: form.values,
    restore: (value) => form.restore({ ...emptyMail(), ...value }),
    dirty,
    asks: false,
  });
  return {
    form,
    dirty,
    draft,
    /**
     * Replaces the recipients of a restored draft with the recipients in the page's URL. Null if there is no restored
     * draft, if the URL names no recipients, or if the draft already has these recipients.
     */
    turnToNamed:
      draft.isRestored &&
      changed === null &&
      teams + users !== "" &&
      (form.values.teamIds !== teams || form.values.userIds !== users)
        ? () => {
            const { subject, text } = form.values;
            form.reset({ ...fresh(), subject, text });
          }
        : null,
    /** Whether the page's URL refers to a selection that this tab does not have, and no recipients are chosen yet. */
    isLost: isLost && form.values.teamIds === "" && form.values.userIds === "",
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** Starts a new mail for the same event. */
    begin: () => {
      const next = emptyMail(form.values.eventSlug);
      setClean(next);
      form.reset(next);
      draft.saved();
    },
  };
}

/** Returns the ids of the selected teams and people, each separated by commas. */
function selected(params: URLSearchParams) {
  const [teams, users] = [selectionIn(params, "teams"), selectionIn(params, "users")];
  return { teams: teams ?? "", users: users ?? "", isLost: teams === null || users === null };
}

function ownRules({ rankFrom, rankTo, when, sendAt }: MailValues): Partial<Record<keyof MailValues, string>> {
  const isInvalidRank = (text: string) => text.trim() !== "" && !isRank(text);
  const isAhead = (momentOf(sendAt)?.getTime() ?? 0) > Date.now();
  return {
    ...(when === "later" && !isAhead ? { sendAt: ADMIN_RULES.sendAt } : {}),
    ...(isInvalidRank(rankFrom) ? { rankFrom: ADMIN_RULES.ranking } : {}),
    ...(isInvalidRank(rankTo)
      ? { rankTo: ADMIN_RULES.ranking }
      : isRank(rankFrom) && isRank(rankTo) && Number(rankTo) < Number(rankFrom)
        ? { rankTo: ADMIN_RULES.rankOrder }
        : {}),
  };
}

export type MailForm = ReturnType<typeof useMailForm>["form"];
