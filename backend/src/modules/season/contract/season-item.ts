import { t } from "../../../kernel/contract/t.js";

/** The tasks that must be done before a season is over, in the order of the checklist. */
export const SeasonItemKey = {
  REGISTRATION: "REGISTRATION",
  RANKING: "RANKING",
  UNRANKED_TEAMS: "UNRANKED_TEAMS",
  PAYMENTS: "PAYMENTS",
  REFUNDS: "REFUNDS",
  BANK_MONEY: "BANK_MONEY",
  CERTIFICATES: "CERTIFICATES",
  RESULTS: "RESULTS",
  NEXT_EVENT: "NEXT_EVENT",
  EVENT_OVER: "EVENT_OVER",
  BATCHES: "BATCHES",
  SUPERADMINS: "SUPERADMINS",
  OLD_RIGHTS: "OLD_RIGHTS",
  CLEAN_UP: "CLEAN_UP",
} as const;
export type SeasonItemKey = keyof typeof SeasonItemKey;

export const SeasonItemState = { DONE: "DONE", TO_DO: "TO_DO", NOT_NEEDED: "NOT_NEEDED" } as const;
export type SeasonItemState = keyof typeof SeasonItemState;

/**
 * The titles of the checklist's items, also used by the audit log. They name tasks, so that they are true for each state.
 */
export const SEASON_ITEM_TITLES: Readonly<Record<SeasonItemKey, string>> = {
  REGISTRATION: t("Close registration"),
  RANKING: t("Publish the final ranking"),
  UNRANKED_TEAMS: t("Give every team a rank"),
  PAYMENTS: t("Decide every payment"),
  REFUNDS: t("Pay out or cancel every refund"),
  BANK_MONEY: t("Give all money in the bank statements to a team, or set it aside"),
  CERTIFICATES: t("Give out certificates"),
  RESULTS: t("Keep the results on the site"),
  NEXT_EVENT: t("Add the next event"),
  EVENT_OVER: t("Mark this event as past"),
  BATCHES: t("Mark graduated batches as alumni"),
  SUPERADMINS: t("Have at least two Superadmins, all with two-step login"),
  OLD_RIGHTS: t("Remove the rights of people who left the club"),
  CLEAN_UP: t("Decide the clean-up rules"),
};
