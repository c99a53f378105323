import { msg } from "../../kernel/languages/message.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import type { ContactMessage } from "./contact-channel.js";

/** Maximum length of a name in a subject, because the outbox stores 200 characters of the subject. */
const NAME_MAX = 160;

/**
 * Returns the mail for a contact message. The site is the sender, as mail servers require. Replies go to the message's
 * author.
 */
export function contactMail(
  to: string,
  { firstName, lastName, email, phone, message }: ContactMessage,
): Mail {
  const name = Array.from(`${firstName} ${lastName}`).slice(0, NAME_MAX).join("");
  return {
    to,
    replyTo: email,
    subject: msg("Contact form: {name}", { name }),
    body: [
      {
        facts: [
          [msg("Name"), `${firstName} ${lastName}`],
          [msg("E-mail"), email],
          [msg("Phone"), phone],
        ],
      },
      ...plainBody(message),
    ],
  };
}
