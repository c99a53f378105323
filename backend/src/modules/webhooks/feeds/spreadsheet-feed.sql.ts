/** What an account may do now, and the epoch that its password, address and role raise. Its parameter is the account. */
export const RIGHTS = "SELECT u.role, u.grants, u.epoch FROM users u WHERE u.id = ?";

/** The feeds whose maker has another epoch than when they were made. */
export const ENDED =
  "SELECT f.id FROM spreadsheet_feeds f JOIN users u ON u.id = f.makerId WHERE u.epoch <> f.makerEpoch";
