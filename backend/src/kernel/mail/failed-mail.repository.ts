import { type FindOptionsWhere, MoreThan, type UpdateResult } from "typeorm";
import type { PageArgs } from "../contract/page.args.js";
import { affected, changeIn, findIn, updateWhere } from "../db/changes.js";
import { unindexed } from "../db/raw-sql.js";
import type { Database, Tx } from "../db/database.js";
import type { Page } from "../paging/connection.js";
import { type FailedMail, failedMailPage } from "./failed-mail.sql.js";
import { MailPriority, type MailState, OutboxMail } from "./outbox-mail.entity.js";

/** The fields needed to send a failed mail again. */
export type Resendable = Readonly<Pick<OutboxMail, "id" | "subject" | "sealedBody">>;

/** Rows per SQL statement. */
const SLICE = 500;
const RESENDABLE = { id: true, subject: true, sealedBody: true } as const;

/**
 * The priority of a mail that is sent again: `bulk`, because the recipient no longer waits for the mail. Calls to the
 * transactional e-mail service and farewells keep their priority.
 */
const PRIORITY_AGAIN = `CASE WHEN priority IN (${String(MailPriority.service)}, ${String(MailPriority.farewell)})
  THEN priority ELSE ${String(MailPriority.bulk)} END`;

export class FailedMailRepository {
  constructor(private readonly db: Database) {}

  /** Returns a page of failed mails, the latest failure first. */
  page(args: PageArgs): Promise<Page<FailedMail>> {
    return failedMailPage(this.db, args);
  }

  /** Returns those of the given mails that failed. */
  named(mailIds: readonly string[]): Promise<Resendable[]> {
    return this.db.read((reader) =>
      findIn(mailIds, (id) =>
        reader.find(OutboxMail, { select: RESENDABLE, where: { id, state: unindexed<MailState>("failed") } }),
      ),
    );
  }

  /** Yields all failed mails in slices. */
  async *all(): AsyncGenerator<Resendable[]> {
    const order = { id: "ASC" } as const;
    for (let after = ""; ;) {
      const where = { state: "failed", id: MoreThan(after) } as const;
      const slice = await this.db.read((reader) =>
        reader.find(OutboxMail, { select: RESENDABLE, where, order, take: SLICE }),
      );
      if (slice.length > 0) yield slice;
      if (slice.length < SLICE) return;
      after = slice.at(-1)?.id ?? "";
    }
  }

  /** Queues failed mails again. Returns the number of requeued mails. */
  queueAgain(tx: Tx, mailIds: readonly string[]): Promise<number> {
    return changeIn(mailIds, (id) => queueAgain(tx, { id, state: unindexed<MailState>("failed") }));
  }

  /** Queues the failed copies of a mailing again. Returns the number of requeued mails. */
  queueMailingAgain(tx: Tx, mailingId: string): Promise<number> {
    return affected(queueAgain(tx, { mailingId, state: "failed" }));
  }
}

/** Resets mails to the state of newly queued ones. */
function queueAgain(tx: Tx, where: FindOptionsWhere<OutboxMail>): Promise<UpdateResult> {
  const now = new Date();
  const fresh = {
    state: "queued",
    lastError: null,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
  } as const;
  return updateWhere(tx, OutboxMail, where, { ...fresh, priority: () => PRIORITY_AGAIN });
}
