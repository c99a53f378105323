import { useState } from "react";
import { FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { readRupees } from "@contract/kernel/contract/read-figure";
import { eventFaults } from "@contract/modules/events/contract/event-rules";
import { eventWarnings } from "@contract/modules/events/contract/event-warnings";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useForm } from "../../../shared/forms/use-form";
import { useDraft } from "../../../shared/drafts/use-draft";
import {
  inputOf,
  valuesOf,
  FIELD_LABELS,
  feeTermsOf,
  sameTerms,
  type EventValues,
  type FeeTerms,
  proposedAddress,
} from "../event-values";
import { newEventWarnings } from "../new-event-warnings";
import { noticeFaults, noticesLinkedTo, readNotices } from "../notice-values";
import { useSaveEvent } from "./use-save-event";
import { t } from "@contract/kernel/contract/t";
import { EVENT_TEXT_HINTS } from "../../../shared/events/event-text-labels";

const IST = t("Times are in IST");

/** Hints for the fields whose labels are not enough: where the value is shown, how it is read, or an example. */
const FIELD_HINTS: Readonly<Partial<Record<keyof EventValues, string>>> = {
  ...EVENT_TEXT_HINTS,
  firstDay: t("The day on which the event itself begins. Registration has its own dates below"),
  lastDay: t("For a one-day event, the same as the first day"),
  opens: IST,
  closes: IST,
  registration: t("Normally “Automatic”. Use the other options only for exceptions."),
  fee: t("A team that qualifies pays this fee. 0 means free"),
  minTeamSize: t(
    "A team needs this many members to be complete, including the leader. Leave empty to require a full team",
  ),
  maxTeamSize: t("Number of people, including the leader"),
  qualifyingRank: t(
    "The last rank that qualifies for Round 2. Teams with this rank or a better one pay the fee",
  ),
};

/** The initial state of an event's form. */
export interface EventStart {
  /** Identifies the form's saved draft: the event's slug, "New", or "copy of" with the copied event's slug. */
  readonly key: string;
  /** The loaded event; null for a new event. */
  readonly event: AdminEventFieldsFragment | null;
  readonly values: EventValues;
  /** The id of the event that was copied. The values of a copy are not saved yet. */
  readonly copyOf?: string;
}

/**
 * Returns the whole form of an event: values, rules, warnings, conflicts with another admin's save, and a draft of
 * unsaved text.
 * @param elsewhere fields that are edited elsewhere. These fields are sent unchanged, and other admins' changes to them
 * are adopted without a question.
 */
export function useEventForm(
  start: EventStart,
  onSaved: (event: AdminEventFieldsFragment, message: string) => void,
  elsewhere: readonly (keyof EventValues)[] = [],
) {
  const [base, setBase] = useState({ values: start.values, event: start.event });
  const [now] = useState(() => new Date());
  const saving = useSaveEvent(elsewhere, start.copyOf);
  const feeQuestion = useFeeQuestion();
  /**
   * Returns the values to save. The notices of a copied event may link to the address that the form proposed. If the
   * admin typed another address, these links are changed to it.
   */
  const linked = (values: EventValues): EventValues =>
    base.event === null && base.values.slug !== ""
      ? { ...values, notices: noticesLinkedTo(values.notices, base.values.slug, values.slug) }
      : values;
  const form = useForm({
    initial: start.values,
    contract: () =>
      import("@contract/modules/events/contract/event-fields.input").then(
        (module) => module.EventFieldsInput,
      ),
    toInput: inputOf,
    aliases: { registrationOpensAt: "opens", registrationClosesAt: "closes" },
    rules: ownRules,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      if (base.event?.state === "current" && !(await feeQuestion.ask(base.values, values))) return;
      const saved = await saving.save(base, linked(values));
      if ("event" in saved) {
        const next = valuesOf(saved.event);
        setBase({ values: next, event: saved.event });
        form.reset(next);
        draft.saved();
        onSaved(saved.event, saved.message);
      } else {
        setBase({ values: valuesOf(saved.theirs), event: saved.theirs });
        form.reset(saved.merged);
      }
    },
  });
  const dirty =
    (start.copyOf !== undefined && base.event === null) ||
    Object.entries(form.values).some(([field, value]) => base.values[field as keyof EventValues] !== value);
  const draft = useDraft({
    key: `event ${base.event?.slug ?? start.key}`,
    value: { base, values: form.values },
    restore: (preserved) => {
      setBase(preserved.base);
      form.restore(preserved.values);
    },
    dirty,
  });
  const warnings = [
    ...eventWarnings(inputOf(linked(form.values)), now),
    ...(base.event === null ? newEventWarnings(linked(form.values), now) : []),
  ];
  return {
    form,
    field: (name: keyof EventValues) => ({
      ...form.field(name),
      label: FIELD_LABELS[name],
      hint: FIELD_HINTS[name],
    }),
    /**
     * Sets the title. Also sets a new event's address, unless the user has edited the address proposed for the title.
     */
    setTitle: (title: string) => {
      const { title: before, slug } = form.values;
      form.set("title", title);
      if (base.event === null && slug === proposedAddress(before)) form.set("slug", proposedAddress(title));
    },
    base,
    dirty,
    draft,
    warnings,
    conflict: saving.conflict,
    /** The open question about a change to the amount that teams owe, or null. */
    feeChange: feeQuestion.open,
    /** Replaces a field's typed text with the other admin's saved text. */
    acceptTheirs: (field: keyof EventValues, theirs: string) => {
      form.set(field, theirs);
      saving.settle(field);
    },
    discard: () => {
      form.reset(base.values);
      draft.dismissRestored();
      saving.settleAll();
    },
  };
}

interface FeeQuestion {
  readonly before: FeeTerms;
  readonly after: FeeTerms;
  readonly onAnswer: (goOn: boolean) => void;
}

/** Asks before the fee or the qualifying rank changes. Saving waits for the answer. */
function useFeeQuestion() {
  const [open, setOpen] = useState<FeeQuestion | null>(null);
  const ask = (old: EventValues, values: EventValues): Promise<boolean> => {
    const [before, after] = [feeTermsOf(old), feeTermsOf(values)];
    if (sameTerms(before, after)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const onAnswer = (goOn: boolean) => {
        setOpen(null);
        resolve(goOn);
      };
      setOpen({ before, after, onAnswer });
    });
  };
  return { open, ask };
}

/**
 * Returns the errors that the input class does not report: missing days, dates in the wrong order, and mistakes in the
 * team size, the fee and the notices.
 */
function ownRules(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const { lastDay, registrationClosesAt: closes, minTeamSize } = eventFaults(inputOf(values));
  const at = readNotices(values.notices).findIndex((notice) => Object.keys(noticeFaults(notice)).length > 0);
  const areDaysChosen = values.firstDay !== "" && values.lastDay !== "";
  return {
    ...(values.firstDay === "" ? { firstDay: t("Choose the first day") } : {}),
    ...(values.lastDay === "" ? { lastDay: t("Choose the last day") } : {}),
    ...(areDaysChosen && lastDay ? { lastDay } : {}),
    ...(closes ? { closes } : {}),
    ...(minTeamSize ? { minTeamSize } : {}),
    ...(readRupees(values.fee) === null ? { fee: RULES.feeInRupees } : {}),
    ...(at < 0
      ? {}
      : {
          notices: t("Notice {place} is incomplete or has a mistake. Correct the notice first", {
            place: at + 1,
          }),
        }),
  };
}
