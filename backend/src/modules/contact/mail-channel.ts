import type { Database } from "../../kernel/db/database.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail, Outbox } from "../../kernel/mail/outbox.js";
import type { ContactChannel, ContactMessage } from "./contact-channel.js";

/** Longest subject the outbox keeps. */
const SUBJECT_MAX = 200;

/** Sends messages by the site's own mail, through the outbox. @param recipients where they go. */
export function mailChannel(
  db: Database,
  outbox: Outbox,
  recipients: () => Promise<string[]>,
): ContactChannel {
  return (message) =>
    db.inTransaction(async (tx) => {
      const club = await recipients();
      if (club.length === 0)
        throw new Error("CLUB_EMAIL is not set and there is no Superadmin, so nobody reads contact messages");
      await outbox.enqueue(tx, ...club.map((to) => contactMail(to, message)));
    });
}

/** The sender is the site, as mail servers demand; an answer goes to who wrote. */
function contactMail(to: string, { firstName, lastName, email, phone, message }: ContactMessage): Mail {
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
