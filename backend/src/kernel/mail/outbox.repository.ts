import type { Database, Tx } from "../db/database.js";
import { execute } from "../db/execute.js";
import type { MailPriority } from "./outbox-mail.entity.js";
import { type RawTime, toDate, toSqlTime } from "../db/values.js";

/** A queued mail as the worker takes it. */
export interface QueuedMail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly sealedBody: string;
  readonly attempts: number;
  readonly createdAt: Date;
}

type QueuedRow = Omit<QueuedMail, "createdAt"> & { createdAt: RawTime };

/** The outbox's statements. */
export class OutboxRepository {
  constructor(private readonly db: Database) {}

  /** Mails of one priority that are due, oldest first. */
  async due(now: Date, priority: MailPriority, limit: number): Promise<QueuedMail[]> {
    const rows = await this.db.query<QueuedRow>(
      `SELECT id, recipient, replyTo, subject, sealedBody, attempts, createdAt FROM outbox_mails
       WHERE state = 'queued' AND priority = ? AND nextAttemptAt <= ?
       ORDER BY nextAttemptAt LIMIT ${String(limit)}`,
      [priority, toSqlTime(now)],
    );
    return rows.map((row) => ({ ...row, createdAt: toDate(row.createdAt) }));
  }

  /** Takes one mail until `leaseEnd`; false when another server took it first. */
  async take(tx: Tx, id: string, now: Date, leaseEnd: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      `UPDATE outbox_mails SET nextAttemptAt = ?, attempts = attempts + 1
       WHERE id = ? AND state = 'queued' AND nextAttemptAt <= ?`,
      [toSqlTime(leaseEnd), id, toSqlTime(now)],
    );
    return affected === 1;
  }

  /** Marks a mail as sent; its body goes unless the outbox is where it is read. */
  async markSent(tx: Tx, id: string, at: Date, keepBody: boolean): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox_mails SET state = 'sent', sentAt = ?, lastError = NULL
       ${keepBody ? "" : ", sealedBody = ''"} WHERE id = ?`,
      [toSqlTime(at), id],
    );
  }

  /** Puts a mail back for later, or gives it up. */
  async markUnsent(
    tx: Tx,
    id: string,
    state: "queued" | "failed",
    nextAttemptAt: Date,
    error: string,
  ): Promise<void> {
    await execute(tx, "UPDATE outbox_mails SET state = ?, nextAttemptAt = ?, lastError = ? WHERE id = ?", [
      state,
      toSqlTime(nextAttemptAt),
      error.slice(0, 255),
      id,
    ]);
  }

  /** The newest mails, for /dev/mailbox. */
  async newest(limit: number): Promise<QueuedMail[]> {
    const rows = await this.db.query<QueuedRow>(
      `SELECT id, recipient, replyTo, subject, sealedBody, attempts, createdAt FROM outbox_mails
       WHERE sealedBody <> '' ORDER BY createdAt DESC, id DESC LIMIT ${String(limit)}`,
    );
    return rows.map((row) => ({ ...row, createdAt: toDate(row.createdAt) }));
  }

  /** Mails to an address, newest first, without their text: what the export of personal data tells. */
  async historyOf(recipient: string): Promise<{ subject: string; state: string; createdAt: Date }[]> {
    const rows = await this.db.query<{ subject: string; state: string; createdAt: RawTime }>(
      "SELECT subject, state, createdAt FROM outbox_mails WHERE recipient = ? ORDER BY createdAt DESC, id DESC",
      [recipient],
    );
    return rows.map((row) => ({ ...row, createdAt: toDate(row.createdAt) }));
  }

  /** Deletes every mail to an address, sent or not: its account is gone. */
  async forget(tx: Tx, recipient: string): Promise<void> {
    await execute(tx, "DELETE FROM outbox_mails WHERE recipient = ?", [recipient]);
  }
}
