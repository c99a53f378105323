import { MAIL_FAILURES } from "../contract/texts/mailings.texts.js";
import type { Database, Tx } from "../db/database.js";
import { deleteSome } from "../db/delete-some.js";
import { execute, select } from "../db/execute.js";
import { executeIn, selectIn } from "../db/execute-in.js";
import { type RawTime, toDate, toSqlTime } from "../db/values.js";
import type { MailPriority } from "./outbox-mail.entity.js";

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

/** Mails that were sent before the first parameter, or given up before the second. */
export const DONE_BEFORE = "((state = 'sent' AND sentAt < ?) OR (state = 'failed' AND nextAttemptAt < ?))";

/** What a take stands on. */
export interface Take {
  /** Who takes. */
  readonly holder: string;
  readonly now: Date;
  /** When the lease ends unless it is renewed. */
  readonly until: Date;
  /** Leases of others that ended before this are free. */
  readonly freeBefore: Date;
}

/** What a try at sending led to, for the holder of a mail. */
export type Outcome =
  | { readonly kind: "sent"; readonly keepBody: boolean }
  | {
      readonly kind: "unsent";
      readonly state: "queued" | "failed";
      readonly at: Date;
      readonly error: string;
    }
  /** Sent or given up, and to be kept in neither case. */
  | { readonly kind: "forgotten" }
  /** Given back as it was. */
  | { readonly kind: "released" };

/** A mail and what became of it. */
export interface Settled {
  readonly id: string;
  readonly outcome: Outcome;
}

/** Mails of one state; queued are those that are due or being sent. */
export interface OutboxCount {
  readonly state: "queued" | "failed";
  readonly count: number;
  /** Since the oldest was queued; 0 for none. */
  readonly oldestSeconds: number;
}

const COLUMNS = "id, recipient, replyTo, subject, sealedBody, attempts, createdAt";
const ERROR_MAX = 255;

/** The statements of sending, and of looking at single mails. */
export class OutboxRepository {
  constructor(private readonly db: Database) {}

  /** Mails of one priority that are due and free, oldest first. */
  async due(priority: MailPriority, now: Date, freeBefore: Date, limit: number): Promise<QueuedMail[]> {
    const rows = await this.db.query<QueuedRow>(
      `SELECT ${COLUMNS} FROM outbox_mails
       WHERE state = 'queued' AND priority = ? AND nextAttemptAt <= ? AND (leasedBy IS NULL OR nextAttemptAt <= ?)
       ORDER BY nextAttemptAt LIMIT ${String(limit)}`,
      [priority, toSqlTime(now), toSqlTime(freeBefore)],
    );
    return rows.map(toMail);
  }

  /** Takes those of the mails that are still due and free; answers their ids. */
  async take(tx: Tx, mailIds: readonly string[], take: Take): Promise<Set<string>> {
    const taken = new Set<string>();
    // In one order, so that two servers after the same mails queue instead of locking each other out.
    for (const id of [...mailIds].sort()) {
      const affected = await execute(
        tx,
        `UPDATE outbox_mails SET leasedBy = ?, nextAttemptAt = ?
         WHERE id = ? AND state = 'queued' AND nextAttemptAt <= ? AND (leasedBy IS NULL OR nextAttemptAt <= ?)`,
        [take.holder, toSqlTime(take.until), id, toSqlTime(take.now), toSqlTime(take.freeBefore)],
      );
      if (affected === 1) taken.add(id);
    }
    return taken;
  }

  /** Moves the end of leases; answers which of the mails the holder still has. */
  async renew(tx: Tx, mailIds: readonly string[], holder: string, until: Date): Promise<Set<string>> {
    const sql = "UPDATE outbox_mails SET nextAttemptAt = ? WHERE state = 'queued' AND leasedBy = ? AND id IN";
    const kept = await executeIn(tx, sql, [toSqlTime(until), holder], [...mailIds].sort());
    if (kept === mailIds.length) return new Set(mailIds);
    const rows = await selectIn<{ id: string; state: string; leasedBy: string | null }>(
      tx,
      "SELECT id, state, leasedBy FROM outbox_mails WHERE id IN",
      mailIds,
    );
    return new Set(
      rows.filter(({ state, leasedBy }) => state === "queued" && leasedBy === holder).map(({ id }) => id),
    );
  }

  /** Frees what holders whose name begins so had taken of these priorities; answers how many. "" stands for all holders. */
  async free(tx: Tx, holderPrefix: string, priorities: readonly MailPriority[]): Promise<number> {
    // Looked up first: an update that searched would lock every queued mail on MariaDB.
    const rows = await select<{ id: string }>(
      tx,
      `SELECT id FROM outbox_mails WHERE state = 'queued' AND priority IN (${priorities.map(() => "?").join(", ")})
       AND leasedBy IS NOT NULL AND SUBSTR(leasedBy, 1, ?) = ?`,
      [...priorities, holderPrefix.length, holderPrefix],
    );
    return executeIn(
      tx,
      "UPDATE outbox_mails SET leasedBy = NULL, nextAttemptAt = ? WHERE state = 'queued' AND id IN",
      [toSqlTime(new Date())],
      rows.map(({ id }) => id).sort(),
    );
  }

  /** Writes what became of mails. What somebody else has taken meanwhile stays theirs, but for a mail that has left. */
  async settle(tx: Tx, holder: string, settled: readonly Settled[]): Promise<void> {
    for (const keepBody of [true, false]) {
      const sent = settled.filter(({ outcome }) => outcome.kind === "sent" && outcome.keepBody === keepBody);
      await this.#markSent(tx, sent.map(({ id }) => id).sort(), keepBody);
    }
    const forgotten = settled.filter(({ outcome }) => outcome.kind === "forgotten");
    const sql = "DELETE FROM outbox_mails WHERE state = 'queued' AND id IN";
    await executeIn(tx, sql, [], forgotten.map(({ id }) => id).sort());
    for (const { id, outcome } of settled) {
      if (outcome.kind === "unsent") await this.#putBack(tx, holder, id, outcome);
      if (outcome.kind === "released") await this.#release(tx, holder, id);
    }
  }

  /** True whoever holds them now: another server that has not yet handed one over then lets it be. */
  async #markSent(tx: Tx, mailIds: readonly string[], keepBody: boolean): Promise<void> {
    await executeIn(
      tx,
      `UPDATE outbox_mails SET state = 'sent', sentAt = ?, leasedBy = NULL, lastError = NULL, attempts = attempts + 1
       ${keepBody ? "" : ", sealedBody = ''"} WHERE state = 'queued' AND id IN`,
      [toSqlTime(new Date())],
      mailIds,
    );
  }

  async #putBack(
    tx: Tx,
    holder: string,
    id: string,
    { state, at, error }: Outcome & { kind: "unsent" },
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox_mails SET state = ?, nextAttemptAt = ?, lastError = ?, leasedBy = NULL, attempts = attempts + 1
       WHERE id = ? AND state = 'queued' AND leasedBy = ?`,
      [state, toSqlTime(at), error.slice(0, ERROR_MAX), id, holder],
    );
  }

  async #release(tx: Tx, holder: string, id: string): Promise<void> {
    await execute(
      tx,
      "UPDATE outbox_mails SET leasedBy = NULL, nextAttemptAt = ? WHERE id = ? AND state = 'queued' AND leasedBy = ?",
      [toSqlTime(new Date()), id, holder],
    );
  }

  /** Parks what is queued: nobody knows what of it left after the backup was made. The desk can send it again. */
  async parkQueued(tx: Tx): Promise<number> {
    return execute(
      tx,
      "UPDATE outbox_mails SET state = 'failed', lastError = ?, leasedBy = NULL, nextAttemptAt = ? WHERE state = 'queued'",
      [MAIL_FAILURES.restored, toSqlTime(new Date())],
    );
  }

  /** How many mails wait or were given up, and for how many seconds the oldest of them; for measurements and alarms. */
  async counts(): Promise<OutboxCount[]> {
    const now = new Date();
    const rows = await this.db.query<{
      state: OutboxCount["state"];
      n: number | string;
      oldest: RawTime | null;
    }>(
      `SELECT 'queued' AS state, COUNT(*) AS n, MIN(createdAt) AS oldest FROM outbox_mails
       WHERE state = 'queued' AND (nextAttemptAt <= ? OR leasedBy IS NOT NULL)
       UNION ALL SELECT 'failed', COUNT(*), MIN(createdAt) FROM outbox_mails WHERE state = 'failed'`,
      [toSqlTime(now)],
    );
    return rows.map(({ state, n, oldest }) => {
      const ms = oldest === null ? 0 : now.getTime() - toDate(oldest).getTime();
      return { state, count: Number(n), oldestSeconds: Math.max(0, Math.round(ms / 1000)) };
    });
  }

  /** The newest mails, for /dev/mailbox. */
  async newest(limit: number): Promise<QueuedMail[]> {
    const rows = await this.db.query<QueuedRow>(
      `SELECT ${COLUMNS} FROM outbox_mails
       WHERE sealedBody <> '' ORDER BY createdAt DESC, id DESC LIMIT ${String(limit)}`,
    );
    return rows.map(toMail);
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

  /** Deletes mails sent or given up before. Copies of a mailing stay: it counts them (mailing-sweep.repository.ts). */
  async deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    const done = `${DONE_BEFORE} AND mailingId IS NULL`;
    return deleteSome(tx, "outbox_mails", done, [toSqlTime(before), toSqlTime(before)], limit);
  }
}

function toMail(row: QueuedRow): QueuedMail {
  return { ...row, createdAt: toDate(row.createdAt) };
}
