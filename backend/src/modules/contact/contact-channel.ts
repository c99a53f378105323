import type { Database } from "../../kernel/db/database.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { contactMail } from "./contact-mails.js";

/** A message that passed the form's validation. */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/**
 * Sends a message to the club.
 * @throws Error when the message could not be sent
 */
export type ContactChannel = (message: ContactMessage) => Promise<void>;

/**
 * Returns a channel that mails messages through the outbox.
 * @param recipients returns the recipients' addresses
 */
export function mailChannel(
  db: Database,
  outbox: Outbox,
  recipients: () => Promise<string[]>,
): ContactChannel {
  return (message) =>
    db.inTransaction(async (tx) => {
      const club = await recipients();
      if (club.length === 0)
        throw new Error(
          "the club has no address of its own and there is no Superadmin, so contact messages have no recipient",
        );
      await outbox.enqueue(tx, ...club.map((to) => contactMail(to, message)));
    });
}
