import type { AreaTexts } from "./area-texts.js";

/** Mail to teams, and mails that could not be delivered. */
export const MAILING_TEXTS = {
  errors: {
    MAILING_NOT_FOUND: { status: 404, message: "This mail was not found." },
    MAILING_EMPTY: {
      status: 409,
      message: "Nobody with an e-mail address matches this choice. Choose other teams or people.",
    },
    MAILING_TOO_MANY: {
      status: 409,
      message: "This would go to more than 5,000 people. Send it in parts, for example by ranking.",
    },
    MAILING_CHANGED: {
      status: 409,
      message:
        "The people who match your choice have changed since you looked. Look at the list again, then send.",
    },
    MAILING_SENT: {
      status: 409,
      message:
        "This mail was already sent, with the text or the people it had then. Look at it under Earlier mails; to send another one, start over.",
    },
    MAILING_ORPHANED: {
      status: 409,
      message: "Whoever scheduled this may no longer send mails. Open it and schedule it again in your name.",
    },
    TEMPLATE_NOT_FOUND: { status: 404, message: "This template is no longer there." },
    TOO_MANY_TEMPLATES: { status: 409, message: "There are 50 templates already. Delete one first." },
    SCHEDULED_GONE: {
      status: 409,
      message: "This mail was sent or cancelled meanwhile. Look at it under Earlier mails or Scheduled.",
    },
    MAIL_NOT_FAILED: { status: 409, message: "These mails are already on their way, sent or deleted." },
    MAIL_UNREADABLE: {
      status: 409,
      message:
        "The text cannot be read any more, so this cannot be sent again. Whoever needs it has to ask for it again.",
    },
  },
  rules: {
    mailSubject: "Give a subject of at most 150 characters",
    mailText: "Write a text of at most 5000 characters",
    mailFilledSubject: "With the names filled in, this subject is longer than 200 characters for some",
    mailFilledText: "With the names filled in, this text is longer than 10000 characters for some",
    mailTeams: "Name at most 500 teams",
    mailUsers: "Name at most 500 people",
    templateName: "Give the template a name of at most 60 characters",
    sendAt: "Choose a time within the next year",
    resendMails: "Choose 1 to 500 mails, or all",
  },
  success: {
    mailingQueued: "Your mail is on its way.",
    testSent: "The test is on its way to you.",
    templateSaved: "The template is saved.",
    templateDeleted: "The template is deleted.",
    mailingScheduled: "Scheduled. Until then you can change or cancel it under Scheduled.",
    mailingCancelled: "Cancelled. Nothing of it is sent.",
    mailingRetried: "These mails are on their way again.",
  },
} as const satisfies AreaTexts;

/** Why a mail was given up, when the mail server did not refuse it. Stored with the mail. */
export const MAIL_FAILURES = {
  unreadable: "Its text cannot be read any more: it was sealed with another JWT_SECRET.",
  restored: "It was waiting when the backup was made that this site was restored from.",
} as const;

/** The text shown when failed mails were queued again. */
export function resentText(resent: number, unreadable: number): string {
  const away =
    resent === 1 ? "The mail is on its way again." : `${String(resent)} mails are on their way again.`;
  if (unreadable === 0) return away;
  return `${away} ${unreadable === 1 ? "1 stays: its text" : `${String(unreadable)} stay: their text`} cannot be read any more.`;
}
