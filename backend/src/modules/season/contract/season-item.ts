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
