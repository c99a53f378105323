import { t } from "../../../kernel/contract/t.js";

/** What is to be done before a season is over, in the order in which the checklist shows it. */
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

/** How far an item is. */
export const SeasonItemState = { DONE: "DONE", TO_DO: "TO_DO", NOT_NEEDED: "NOT_NEEDED" } as const;
export type SeasonItemState = keyof typeof SeasonItemState;

/** What each item of the checklist is called, also where the audit log names it. */
export const SEASON_ITEM_TITLES: Readonly<Record<SeasonItemKey, string>> = {
  REGISTRATION: t("Registration is closed"),
  RANKING: t("The final ranking is published"),
  UNRANKED_TEAMS: t("Every team has a rank"),
  PAYMENTS: t("Every payment is decided"),
  REFUNDS: t("Nothing is owed to a team"),
  BANK_MONEY: t("All money in the bank statements is placed"),
  CERTIFICATES: t("Certificates are given out"),
  RESULTS: t("The results stay to be read"),
  NEXT_EVENT: t("The next one is there"),
  EVENT_OVER: t("This event is in the past"),
  BATCHES: t("Batches that graduated are alumni"),
  SUPERADMINS: t("Two Superadmins or more, each with two-step login"),
  OLD_RIGHTS: t("Nobody keeps rights who is gone"),
  CLEAN_UP: t("What is cleaned up by itself is decided"),
};
