import { EVENT_TEXT_HINTS } from "../../shared/events/event-text-labels";
import type { EventValues } from "./event-values";
import { t } from "@contract/kernel/contract/t";

const IST = t("India's time (IST)");

/** What a field of an event's form is for where its label does not say it: where it is seen, how it is read, an example. */
export const FIELD_HINTS: Readonly<Partial<Record<keyof EventValues, string>>> = {
  ...EVENT_TEXT_HINTS,
  firstDay: t("The event itself, not its registration"),
  lastDay: t("For a one-day event, the same as the first day"),
  opens: IST,
  closes: IST,
  registration: t("Normally “Automatic”. Use the other two for exceptions."),
  fee: t("Paid by a team that qualifies. 0 means free"),
  minTeamSize: t(
    "Members that a team needs to be complete, including the leader. Leave empty to require a full team",
  ),
  maxTeamSize: t("Number of people, with the leader"),
  qualifyingRank: t("The last ranking that qualifies for Round 2 and pays the fee"),
};
