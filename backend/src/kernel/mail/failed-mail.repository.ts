import type { PageArgs } from "../contract/page.args.js";
import type { Database, Tx } from "../db/database.js";
import { execute, select } from "../db/execute.js";
import { executeIn, selectIn } from "../db/execute-in.js";
import { type RawTime, toDate, toSqlTime } from "../db/values.js";
import { type Page, pageOf } from "../paging/connection.js";
import { allOf, keyset, searchIn, type SqlPart } from "../paging/keyset.js";
import { MailPriority } from "./outbox-mail.entity.js";

/** A mail that was given up. */
export interface FailedMail {
  readonly id: string;
  /** "" for a call of the transactional e-mail service. */
  readonly recipient: string;
  readonly subject: string;
  readonly sealedBody: string;
  readonly attempts: number;
  /** What the mail server, or the outbox itself, said last. */
  readonly reason: string;
  readonly failedAt: Date;
}

/** A failed mail as far as sending it again asks. */
export interface Resendable {
  readonly id: string;
  readonly subject: string;
  readonly sealedBody: string;
}

/** Rows looked at in one statement. */
const SLICE = 500;

/** As new as on the first day, behind what somebody waits for: by now nobody waits for these at a screen. */
const QUEUE_AGAIN = `UPDATE outbox_mails SET state = 'queued', lastError = NULL, attempts = 0, createdAt = ?, nextAttemptAt = ?,
  priority = CASE WHEN priority IN (${String(MailPriority.service)}, ${String(MailPriority.farewell)}) THEN priority ELSE ${String(MailPriority.bulk)} END
  WHERE state = 'failed'`;

/** The mails that were given up, and how they leave once more. */
export class FailedMailRepository {
  constructor(private readonly db: Database) {}

  /** A page, the last to fail first. One statement; counting takes another, when asked for. */
  async page(args: PageArgs): Promise<Page<FailedMail>> {
    const filters: SqlPart[] = [
      { sql: "state = 'failed'", parameters: [] },
      ...searchIn(["recipient", "subject", "lastError"], args.search),
    ];
    const { where, orderLimit } = keyset("nextAttemptAt", "id", {
      first: args.first,
      after: args.after ?? null,
      descending: true,
    });
    const wanted = allOf([...filters, where]);
    const rows = await this.db.query<Omit<FailedMail, "failedAt"> & { failedAt: RawTime }>(
      `SELECT id, recipient, subject, sealedBody, attempts, COALESCE(lastError, '') AS reason, nextAttemptAt AS failedAt
       FROM outbox_mails WHERE ${wanted.sql} ${orderLimit}`,
      wanted.parameters,
    );
    return pageOf(
      rows.map((row) => ({ ...row, failedAt: toDate(row.failedAt) })),
      args.first,
      ({ failedAt, id }) => ({ key: toSqlTime(failedAt), id }),
      () => this.#count(allOf(filters)),
    );
  }

  /** Those of the mails that failed. */
  async named(tx: Tx, mailIds: readonly string[]): Promise<Resendable[]> {
    return selectIn<Resendable>(
      tx,
      "SELECT id, subject, sealedBody FROM outbox_mails WHERE state = 'failed' AND id IN",
      mailIds,
    );
  }

  /** All that failed, a slice after the other. */
  async *all(tx: Tx): AsyncGenerator<Resendable[]> {
    for (let after = ""; ;) {
      const slice = await select<Resendable>(
        tx,
        `SELECT id, subject, sealedBody FROM outbox_mails WHERE state = 'failed' AND id > ? ORDER BY id LIMIT ${String(SLICE)}`,
        [after],
      );
      if (slice.length > 0) yield slice;
      if (slice.length < SLICE) return;
      after = slice.at(-1)?.id ?? "";
    }
  }

  /** Queues failed mails once more; answers how many. */
  async queueAgain(tx: Tx, mailIds: readonly string[]): Promise<number> {
    const now = toSqlTime(new Date());
    return executeIn(tx, `${QUEUE_AGAIN} AND id IN`, [now, now], mailIds);
  }

  /** Queues the failed copies of a mailing once more; answers how many. */
  async queueMailingAgain(tx: Tx, mailingId: string): Promise<number> {
    const now = toSqlTime(new Date());
    return execute(tx, `${QUEUE_AGAIN} AND mailingId = ?`, [now, now, mailingId]);
  }

  async #count({ sql, parameters }: SqlPart): Promise<number> {
    const [row] = await this.db.query<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM outbox_mails WHERE ${sql}`,
      parameters,
    );
    return Number(row?.n ?? 0);
  }
}
