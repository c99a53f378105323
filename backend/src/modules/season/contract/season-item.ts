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

/** The titles of the checklist's items, also used by the audit log. */
export const SEASON_ITEM_TITLES: Readonly<Record<SeasonItemKey, string>> = {
  REGISTRATION: t("Registration is closed"),
  RANKING: t("The final ranking is published"),
  UNRANKED_TEAMS: t("Every team has a rank"),
  PAYMENTS: t("Every payment is decided"),
  REFUNDS: t("The club does not owe any team money"),
  BANK_MONEY: t("All money in the bank statements has been given to a team or set aside"),
  CERTIFICATES: t("Certificates are given out"),
  RESULTS: t("The results stay on the site"),
  NEXT_EVENT: t("The next event is added"),
  EVENT_OVER: t("This event is in the past"),
  BATCHES: t("Graduated batches are marked as alumni"),
  SUPERADMINS: t("There are at least two Superadmins, all with two-step login"),
  OLD_RIGHTS: t("People who left the club no longer have rights"),
  CLEAN_UP: t("The clean-up rules are decided"),
};
