import { columnList, type RawTime, toDate } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import { transactionKey } from "../payments/contract/transaction-id.js";
import { isLong } from "./matching/line-ids.js";
import type { StatementLine } from "./statement-line.entity.js";
import type { StatementWarningView } from "./statement-totals.types.js";

/** A warning's row. MariaDB returns a negated integer as a decimal, in a string. */
type WarningRow = Omit<StatementWarningView, "amount"> & {
  readonly amount: number | string;
  readonly committedAt: RawTime;
};

type ReturnRow = Omit<WarningRow, "paymentId" | "teamName" | "teamReference"> &
  Pick<StatementLine, "reference" | "ids">;
type AcceptedRow = Pick<WarningRow, "paymentId" | "teamName" | "teamReference"> & {
  readonly transactionId: string;
  readonly decidedAt: RawTime | null;
};

/**
 * Returns accepted payments whose money was returned according to an unreverted statement, newest statement first, each
 * payment once. Leaves out stored warnings about payments that were accepted again after the statement. Reads
 * `payments`.
 */
export async function openWarnings(db: Database): Promise<StatementWarningView[]> {
  const rows = await db.query<WarningRow>(
    `SELECT p.id AS paymentId, p.teamName, p.reference AS teamReference,
       ${columnList<StatementLine>("l", ["line", "date"])}, -l.movedPaise AS amount,
       b.id AS batchId, b.fileName AS fileName, b.committedAt AS committedAt
     FROM statement_warnings w
     JOIN statement_batches b ON b.id = w.batchId AND b.undoneAt IS NULL
     JOIN statement_lines l ON l.batchId = w.batchId AND l.line = w.line
     JOIN payments p ON p.id = w.paymentId AND p.status = 'accepted' AND p.decidedAt <= b.committedAt
     ORDER BY b.committedAt DESC, l.line`,
  );
  const all = [...rows, ...(await acceptedAfterReturn(db))].toSorted(
    (one, other) => toDate(other.committedAt).getTime() - toDate(one.committedAt).getTime(),
  );
  const first = new Map<string, StatementWarningView>();
  for (const { committedAt: _, ...row } of all)
    if (!first.has(row.paymentId)) first.set(row.paymentId, { ...row, amount: Number(row.amount) });
  return [...first.values()];
}

/**
 * Returns payments accepted after an unreverted statement had an outgoing line with their transaction ID. Excludes
 * payments with a stored warning.
 */
async function acceptedAfterReturn(db: Database): Promise<WarningRow[]> {
  const returns = await db.query<ReturnRow>(
    `SELECT ${columnList<StatementLine>("l", ["line", "date", "reference", "ids"])}, -l.movedPaise AS amount,
       b.id AS batchId, b.fileName AS fileName, b.committedAt AS committedAt
     FROM statement_lines l JOIN statement_batches b ON b.id = l.batchId AND b.undoneAt IS NULL
     WHERE l.movedPaise < 0 ORDER BY b.committedAt DESC, l.line`,
  );
  if (returns.length === 0) return [];
  const payments = await db.query<AcceptedRow>(
    `SELECT p.id AS paymentId, p.teamName, p.transactionId, p.decidedAt, p.reference AS teamReference
     FROM payments p WHERE p.status = 'accepted'
       AND NOT EXISTS (
         SELECT 1 FROM statement_warnings w
         JOIN statement_batches b ON b.id = w.batchId AND b.undoneAt IS NULL
         WHERE w.paymentId = p.id
       )`,
  );
  const byId = new Map(payments.map((payment) => [transactionKey(payment.transactionId), payment]));
  return returns.flatMap(({ reference, ids, ...shown }) =>
    [...new Set([...ids.split(" "), transactionKey(reference)])].filter(isLong).flatMap((id) => {
      const payment = byId.get(id);
      if (payment === undefined) return [];
      const { paymentId, teamName, teamReference, decidedAt } = payment;
      const isLater = decidedAt !== null && toDate(decidedAt) > toDate(shown.committedAt);
      return isLater ? [{ ...shown, paymentId, teamName, teamReference }] : [];
    }),
  );
}
