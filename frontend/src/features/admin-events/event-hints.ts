import { EVENT_TEXT_HINTS } from "../../shared/events/event-text-labels";
import type { EventValues } from "./event-values";
import { t } from "@contract/kernel/contract/t";

const IST = t("In India's time (IST)");

/** What a field of an event's form is for where its label does not say it: where it is seen, how it is read, an example. */
export const FIELD_HINTS: Readonly<Partial<Record<keyof EventValues, string>>> = {
  ...EVENT_TEXT_HINTS,
  firstDay: t("Of the event itself, not of its registration"),
  lastDay: t("For an event of one day, the same day"),
  opens: IST,
  closes: IST,
  registration: t("The dates do it by themselves; the other two are for exceptions."),
  fee: t("For a team that qualifies; 0 is free"),
  minTeamSize: t("People with the leader. From here on a team is complete. Empty: when it is full"),
  maxTeamSize: t("People with the leader"),
  qualifyingRank: t("The last ranking that goes on and pays"),
};
