import type { MailClub } from "./mail-colours.js";
import { mailText } from "./mail-body.js";
import type { MailContent } from "./sealed-mail.js";

/** A mail as nodemailer takes it. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: string;
    readonly contentType: string;
  }[];
}

/**
 * Makes text and HTML of a mail. What makes the HTML is loaded with the first mail that is sent: a server that sends none
 * needs no memory for it.
 */
export async function renderMail(
  { subject, body, calendar, language, unsubscribe }: MailContent,
  club: MailClub,
): Promise<RenderedMail> {
  const { mailHtml } = await import("./mail-html.js");
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return {
    subject,
    text: mailText(unsubscribe ? [...body, { link: unsubscribe.label, url: unsubscribe.url }] : body),
    html: mailHtml(
      { subject, body, ...(language ? { language } : {}), ...(unsubscribe ? { unsubscribe } : {}) },
      club,
    ),
    attachments: calendar === undefined ? [] : [{ ...calendar, contentType }],
  };
}
