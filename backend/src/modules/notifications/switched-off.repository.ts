import { normaliseEmail } from "../../kernel/contract/email.js";
import { deleteWhere, findIn } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { OutboxMail } from "../../kernel/mail/outbox-mail.entity.js";
import { MailingsOff, RemindersOff } from "./switched-off.entity.js";
import { stoppedMailings } from "./mailings-off.sql.js";

export class MailingsOffRepository {
  constructor(private readonly db: Database) {}

  /** Returns which of the addresses opted out of mailings, in lower case. */
  async of(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const all = [...new Set(emails.map((email) => normaliseEmail(email)))];
    const rows = await this.db.read((reader) =>
      findIn(all, (email) => reader.findBy(MailingsOff, { email })),
    );
    return new Set(rows.map(({ email }) => email));
  }

  /**
   * Deletes a mailing's copies to addresses that opted out while the mailing was being written.
   *
   * The statement reads the latest committed rows, not those from the start of the transaction. An opt-out that comes
   * after the statement waits until this transaction is committed. Then the opt-out itself deletes the copies.
   */
  async dropCopies(tx: Tx, mailingId: string): Promise<void> {
    await deleteWhere(tx, OutboxMail, { mailingId, recipient: stoppedMailings() });
  }

  /** Switches the mailings to an address on or off. */
  async write(tx: Tx, address: string, on: boolean): Promise<void> {
    const email = normaliseEmail(address);
    await deleteWhere(tx, MailingsOff, { email });
    if (!on) await insertMany(tx, MailingsOff, [{ email, since: new Date() }]);
  }
}

export class RemindersOffRepository {
  constructor(private readonly db: Database) {}

  /** Returns which of the users opted out of reminders. */
  async of(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.read((reader) =>
      findIn(userIds, (userId) => reader.findBy(RemindersOff, { userId })),
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  async write(tx: Tx, userId: string, on: boolean): Promise<void> {
    await deleteWhere(tx, RemindersOff, { userId });
    if (!on) await insertMany(tx, RemindersOff, [{ userId, since: new Date() }]);
  }
}
