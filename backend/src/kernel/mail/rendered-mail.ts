import type { MailClub } from "./mail-colours.js";
import { mailText } from "./mail-body.js";
import { type FootLine, footOf } from "./mail-frame.js";
import type { MailContent } from "./sealed-mail.js";

/** A mail in the form that nodemailer needs. */
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
 * The line between a mail and its footer. When a reader answers the mail, mail programs do not quote the text after
 * this line (RFC 3676, 4.3).
 */
const SIGNATURE = "-- \n";

/**
 * Renders a mail as text and as HTML. Loads the code for HTML only with the first mail, to save memory on a server that
 * sends no mails.
 */
export async function renderMail(
  { calendar, ...mail }: MailContent & { readonly to?: string },
  club: MailClub,
): Promise<RenderedMail> {
  const { mailHtml } = await import("./mail-html.js");
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  const { subject, body, language } = mail;
  const foot = footOf(mail, club);
  return {
    subject,
    text:
      foot.length === 0
        ? mailText(body)
        : `${mailText(body)}\n${SIGNATURE}${foot.map(footText).join("\n")}\n`,
    html: mailHtml({ subject, body, foot, ...(language ? { language } : {}) }, club),
    attachments: calendar === undefined ? [] : [{ ...calendar, contentType }],
  };
}

function footText(line: FootLine): string {
  return typeof line === "string" ? line : `${line.label}: ${line.url}`;
}
