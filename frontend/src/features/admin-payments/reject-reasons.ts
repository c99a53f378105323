/* eslint-disable languages/untranslatable-text -- kept and sent as the club's own words, which no language changes */
/** What most rejections say; each tells the team what to do next. */
export const REJECT_REASONS = [
  "No transfer with this transaction id has reached the account. Please check the number and report it again.",
  "The amount that arrived is not the fee. Please write to the club.",
  "This transfer was already counted for another team. Please report your own team’s transaction id.",
  "The transfer failed or was returned. Please pay again and report the new transaction id.",
] as const;
