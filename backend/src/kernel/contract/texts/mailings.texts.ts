import type { AreaTexts } from "./area-texts.js";

/** Texts about mailings and mails that could not be delivered. */
export const MAILING_TEXTS = {
  errors: {
    MAILING_NOT_FOUND: { status: 404, message: "This mail was not found. Reload the list." },
    MAILING_EMPTY: {
      status: 409,
      message: "Your selection has no recipient with an e-mail address. Choose other teams or people.",
    },
    MAILING_TOO_MANY: {
      status: 409,
      message:
        "Your selection has more than 5,000 people. Send several mails to smaller groups, for example by ranking.",
    },
    MAILING_CHANGED: {
      status: 409,
      message: "The recipients changed since you opened this page. Check the new list, then send.",
    },
    MAILING_SENT: {
      status: 409,
      message:
        "We sent this mail before you changed its text or recipients. Check the sent mail under “Earlier mails”. To send another mail, start over.",
    },
    MAILING_ORPHANED: {
      status: 409,
      message:
        "The person who scheduled this mail no longer has the right to send mails. Open the mail and schedule it again in your name.",
    },
    TEMPLATE_NOT_FOUND: { status: 404, message: "This template no longer exists. Reload the list." },
    TOO_MANY_TEMPLATES: { status: 409, message: "You already have 50 templates. Delete a template first." },
    SCHEDULED_GONE: {
      status: 409,
      message: "This mail was already sent or cancelled. Look under “Earlier mails” and “Scheduled”.",
    },
    MAIL_NOT_FAILED: {
      status: 409,
      message: "These mails were already sent again or deleted. Reload the list.",
    },
    MAIL_UNREADABLE: {
      status: 409,
      message:
        "The text of this mail is no longer readable, so the mail was not sent. Ask the recipient to request a new mail.",
    },
  },
  rules: {
    mailSubject: "Enter a subject of at most 150 characters",
    mailText: "Write a text of at most 5,000 characters",
    mailFilledSubject:
      "With names filled in, the subject is longer than 200 characters for some people. Shorten the subject",
    mailFilledText:
      "With names filled in, the text is longer than 10,000 characters for some people. Shorten the text",
    mailTeams: "Choose at most 500 teams",
    mailUsers: "Choose at most 500 recipients",
    templateName: "Enter a name of at most 60 characters",
    sendAt: "Choose a time within the next year",
    resendMails: "Choose 1 to 500 mails, or all",
  },
  success: {
    mailingQueued: "Your mail is on its way.",
    testSent: "A test copy is on its way to you.",
    templateSaved: "Template saved.",
    templateDeleted: "Template deleted.",
    mailingScheduled: "Mail scheduled. Until it is sent, you can change or cancel it under “Scheduled”.",
    mailingCancelled: "The mail was cancelled and will not be sent.",
    mailingRetried: "We are sending these mails again.",
  },
} as const satisfies AreaTexts;

/** Reasons why the site gave up on a mail that the mail server did not refuse. The reason is stored with the mail. */
export const MAIL_FAILURES = {
  unreadable: "The text of this mail cannot be read, because the server now has another JWT_SECRET.",
  restored:
    "Not sent: the site was restored from an older backup. Send the mail again if it is still needed.",
} as const;
