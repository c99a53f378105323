/**
 * Outcome texts that only a Superadmin meets, apart from catalogue.ts: public pages load that one, and must not carry
 * these. One block an area of the desk. Code compares codes, never texts.
 */

/** Error code → HTTP status and text. */
export const DESK_ERRORS = {
  // Rankings
  RANKING_CHANGED: {
    status: 409,
    message: "The ranking changed since you looked at it. Look at it as it is now, then confirm again.",
  },
  RANKING_DRAFT_CHANGED: {
    status: 409,
    message:
      "Somebody else changed this place meanwhile, so yours was not saved. Look at theirs, then change it again if it is wrong.",
  },
  RANKING_NOT_LATEST: {
    status: 409,
    message: "A later ranking was published since. Only the latest one can be taken back.",
  },
  RANKING_NOTHING: { status: 409, message: "The draft equals what is published. There is nothing to publish." },
  PUBLICATION_NOT_FOUND: { status: 404, message: "This publication was not found." },

  // Bank statements
  STATEMENT_CHANGED: {
    status: 409,
    message: "Something changed since this preview. Look at the new one, then confirm again.",
  },

  // Events and mail to teams
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** Texts of single rules, shown beside a field. */
export const DESK_RULES = {
  // Rankings
  rankingCsv: "Paste a list of at most 90,000 characters",
  rankingColumns: "There must be a column with the team (name, id or reference) and one with its rank",
  rankingList: "The list must have 1 to 1000 teams",

  // Bank statements
  csv: "This is not a table of comma-separated values",

  // Events and mail to teams

  // Users and teams
  peopleAtOnce: "Choose at most 500 people at once",
} as const;

/** Texts of what went well. */
export const DESK_SUCCESS = {
  // Rankings
  draftSaved: "Draft saved.",
  draftDiscarded: "Draft discarded. The published ranking stays as it was.",
  rankingsPublished: "Ranking published. The teams see it now.",
  rankingsUndone: "The previous ranking is published again.",

  // Bank statements

  // Events and mail to teams

  // Users and teams
} as const;
