/**
 * Outcome texts that only a Superadmin meets, apart from catalogue.ts: public pages load that one, and must not carry
 * these. One block an area of the desk. Code compares codes, never texts.
 */

/** Error code → HTTP status and text. */
export const DESK_ERRORS = {
  // People
  GRANTS_OF_SUPERADMIN: { status: 409, message: "A Superadmin may do everything already." },

  // Confirm it is you
  CONFIRMATION_NEEDED: { status: 403, message: "Confirm that it is you, then try again." },

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
  RANKING_NOTHING: {
    status: 409,
    message: "The draft equals what is published. There is nothing to publish.",
  },
  PUBLICATION_NOT_FOUND: { status: 404, message: "This publication was not found." },

  // Bank statements
  STATEMENT_CHANGED: {
    status: 409,
    message: "Something changed since this preview. Look at the new one, then confirm again.",
  },
  STATEMENT_UNDONE: { status: 409, message: "This statement was taken back already." },
  STATEMENT_PAYMENTS_CHANGED: {
    status: 409,
    message: "Some payments were changed since, so nothing was taken back.",
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
  MAIL_NOT_FAILED: { status: 409, message: "These mails are on their way already, or gone." },
  MAIL_UNREADABLE: {
    status: 409,
    message:
      "The text cannot be read any more, so this cannot be sent again. Whoever needs it has to ask for it anew.",
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** Texts of single rules, shown beside a field. */
export const DESK_RULES = {
  // People
  grants: "Choose treasurer, contest, desk, content or reader",

  // Rankings
  rankingCsv: "Paste a list of at most 90,000 characters",
  rankingColumns: "There must be a column with the team (name, id or reference) and one with its rank",
  rankingList: "The list must have 1 to 1000 teams",

  // Bank statements
  csv: "This is not a table of comma-separated values",
  statementEmpty: "There are no lines in it. Choose the file that the bank calls CSV, with all its lines",
  statementRows: "It has more than 5,000 lines. Export a shorter period, then the next one",
  statementSize: "It is larger than 1.5 MB. Export a shorter period, then the next one",
  statementMapping:
    "Say where the money is (one amount, or debit and credit) and where narration or transaction id",
  statementChoice: "Tick at least one line",

  // Events and mail to teams
  mailSubject: "Give a subject of at most 150 characters",
  mailText: "Write a text of at most 5000 characters",
  mailFilledSubject: "With the names filled in, this subject gets longer than 200 characters for some",
  mailFilledText: "With the names filled in, this text gets longer than 10000 characters for some",
  mailTeams: "Name at most 500 teams",
  resendMails: "Choose 1 to 500 mails, or all",
  noticeText: "Write the notice's text",
  feeInRupees: "Give the fee in rupees, for example 360 or 360.50; 0 is free",
  rankOrder: "The last ranking cannot be before the first",

  // Users and teams
  peopleAtOnce: "Choose at most 500 people at once",
} as const;

/** Texts of what went well. */
export const DESK_SUCCESS = {
  // People
  grantsSet: "Rights saved. They count at once, and the person gets a mail.",

  // Confirm it is you
  identityConfirmed: "Thank you. It is you.",

  // Rankings
  draftSaved: "Draft saved.",
  draftDiscarded: "Draft discarded. The published ranking stays as it was.",
  rankingsPublished: "Ranking published. The teams see it now.",
  rankingsUndone: "The previous ranking is published again.",

  // Bank statements
  statementCommitted: "Confirmed. The leaders get their e-mails now.",
  statementUndone: "Taken back. Every payment is as it was before, and the leaders get an e-mail.",

  // Events and mail to teams
  mailingQueued: "Your mail is on its way.",
  mailingRetried: "These mails are on their way again.",

  // Users and teams
  exportBegun: "The export is written down.",
} as const;

/** Why a mail was given up, where it was not the mail server's doing. Kept with the mail. */
export const MAIL_FAILURES = {
  unreadable: "Its text cannot be read any more: it was sealed with another JWT_SECRET.",
  restored: "It was waiting when the backup was made that this site was restored from.",
} as const;

/** What the timeline of a payment says when its statement was taken back. */
export const UNDONE_STEP = "The club took back the bank statement that confirmed this.";

/** What is said when failed mails are on their way again. */
export function resentText(resent: number, unreadable: number): string {
  const away =
    resent === 1 ? "The mail is on its way again." : `${String(resent)} mails are on their way again.`;
  if (unreadable === 0) return away;
  return `${away} ${unreadable === 1 ? "1 stays: its text" : `${String(unreadable)} stay: their text`} cannot be read any more.`;
}

/** Why a batch cannot be taken back: the teams whose payments are not as it left them. */
export function changedSince(teams: readonly string[]): string {
  return `${DESK_ERRORS.STATEMENT_PAYMENTS_CHANGED.message} Decide these by hand: ${teams.join(", ")}.`;
}

/** What is said when a batch was taken back but for some teams. */
export function undoneExcept(teams: readonly string[]): string {
  return `Taken back, but for payments that were changed since: ${teams.join(", ")}. Decide these by hand.`;
}
