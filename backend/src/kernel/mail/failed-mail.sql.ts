import type { PageArgs } from "../contract/page.args.js";
import type { Database } from "../db/database.js";
import { columnList, type RawTime, toDate, toSqlTime } from "../db/raw-sql.js";
import { type Page, pageOf } from "../paging/connection.js";
import { countWhere } from "../paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../paging/keyset.js";
import type { OutboxMail } from "./outbox-mail.entity.js";

/** A mail that the outbox gave up on. */
export interface FailedMail {
  readonly id: string;
  /** The e-mail address, or "" for a call to the transactional e-mail service. */
  readonly recipient: string;
  readonly subject: string;
  readonly sealedBody: string;
  readonly attempts: number;
  /** The last error, from the mail server or the outbox itself. */
  readonly reason: string;
  readonly failedAt: Date;
}

const COLUMNS = columnList<OutboxMail>("m", ["id", "recipient", "subject", "sealedBody", "attempts"]);

/**
 * Returns a page of failed mails, latest failure first, with one SQL statement that reads an index from the cursor
 * onwards. If the total is requested, a second statement counts the mails.
 */
export async function failedMailPage(db: Database, args: PageArgs): Promise<Page<FailedMail>> {
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
  const rows = await db.query<Omit<FailedMail, "failedAt"> & { failedAt: RawTime }>(
    `SELECT ${COLUMNS}, COALESCE(lastError, '') AS reason, nextAttemptAt AS failedAt
     FROM outbox_mails m WHERE ${wanted.sql} ${orderLimit}`,
    wanted.parameters,
  );
  return pageOf(
    rows.map((row) => ({ ...row, failedAt: toDate(row.failedAt) })),
    args.first,
    ({ failedAt, id }) => ({ key: toSqlTime(failedAt), id }),
    () => countWhere(db, "outbox_mails", allOf(filters)),
  );
}
