import { t } from "../../../kernel/contract/t.js";
import type { SeasonItemKey } from "./season-item.js";

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
