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
  MAILING_NOT_FOUND: { status: 404, message: "This mail is not there." },
  MAILING_EMPTY: {
    status: 409,
    message: "Nobody with an e-mail address fits this choice. Choose other teams or people.",
  },
  MAILING_TOO_MANY: {
    status: 409,
    message: "This would go to more than 5,000 people. Send it in parts, for example by ranking.",
  },
  MAILING_CHANGED: {
    status: 409,
    message: "Other people fit your choice than when you looked. Look at the list again, then send.",
  },
  MAILING_SENT: {
    status: 409,
    message:
      "This mail was already sent, with the text or the people it had then. Look at it under Earlier mails; to send another one, begin anew.",
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** Texts of single rules, shown beside a field. */
export const DESK_RULES = {
  // Rankings

  // Bank statements
  csv: "This is not a table of comma-separated values",

  // Events and mail to teams
  mailSubject: "Give a subject of at most 150 characters",
  mailText: "Write a text of at most 5000 characters",
  mailFilledSubject: "With the names filled in, this subject gets longer than 200 characters for some",
  mailFilledText: "With the names filled in, this text gets longer than 10000 characters for some",
  mailTeams: "Name at most 500 teams",
  feeInRupees: "Give the fee in rupees, for example 360 or 360.50; 0 is free",
  rankOrder: "The last ranking cannot be before the first",

  // Users and teams
  peopleAtOnce: "Choose at most 500 people at once",
} as const;

/** Texts of what went well. */
export const DESK_SUCCESS = {
  // Rankings

  // Bank statements

  // Events and mail to teams
  mailingQueued: "Your mail is on its way.",
  mailingRetried: "These mails are on their way again.",

  // Users and teams
} as const;
