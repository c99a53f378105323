import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import type { ContactMessage } from "./contact-channel.js";

/** Longest subject the outbox keeps. */
const SUBJECT_MAX = 200;

/** The sender is the site, as mail servers demand; an answer goes to who wrote. */
export function contactMail(
  to: string,
  { firstName, lastName, email, phone, message }: ContactMessage,
): Mail {
  return {
    to,
    replyTo: email,
    subject: Array.from(`Contact form: ${firstName} ${lastName}`).slice(0, SUBJECT_MAX).join(""),
    body: [
      {
        facts: [
          ["Name", `${firstName} ${lastName}`],
          ["E-mail", email],
          ["Phone", phone],
        ],
      },
      ...plainBody(message),
    ],
  };
}
