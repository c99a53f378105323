import { columnList } from "../../../kernel/db/column-list.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Payment } from "../payment.entity.js";
import type { StatementLine } from "./statement-line.entity.js";
import type { StatementWarningView } from "./statement-totals.types.js";

/** MariaDB negates into a decimal, which comes as text. */
type WarningRow = Omit<StatementWarningView, "amount"> & { readonly amount: number | string };

/**
 * Payments that are accepted though a statement in force showed that their money went back, the newest warning first. One
 * that was taken back and accepted again after the statement is not among them.
 */
export async function openWarnings(db: Database): Promise<StatementWarningView[]> {
  const rows = await db.query<WarningRow>(
    `SELECT p.id AS paymentId, ${columnList<Payment>("p", ["teamName"])}, p.reference AS teamReference,
       ${columnList<StatementLine>("l", ["line", "date"])}, -l.movedPaise AS amount, b.id AS batchId, b.fileName AS fileName
     FROM statement_warnings w
     JOIN statement_batches b ON b.id = w.batchId AND b.undoneAt IS NULL
     JOIN statement_lines l ON l.batchId = w.batchId AND l.line = w.line
     JOIN payments p ON p.id = w.paymentId AND p.status = 'accepted' AND p.decidedAt <= b.committedAt
     ORDER BY b.committedAt DESC, l.line`,
  );
  const first = new Map<string, StatementWarningView>();
  for (const row of rows)
    if (!first.has(row.paymentId)) first.set(row.paymentId, { ...row, amount: Number(row.amount) });
  return [...first.values()];
}
