/**
 * Outcome texts that only a Superadmin meets, apart from catalogue.ts: public pages load that one, and must not carry
 * these. One block an area of the desk. Code compares codes, never texts.
 */

/** Error code → HTTP status and text. */
export const DESK_ERRORS = {
  // Rankings

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

  // Bank statements
  csv: "This is not a table of comma-separated values",

  // Events and mail to teams

  // Users and teams
  peopleAtOnce: "Choose at most 500 people at once",
} as const;

/** Texts of what went well. */
export const DESK_SUCCESS = {
  // Rankings

  // Bank statements

  // Events and mail to teams

  // Users and teams
} as const;
