import { columnList } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { pages } from "../../../kernel/db/find-page.js";
import { moneyCame } from "../../payments/receipts/contract/money-came.sql.js";
import type { StatementBatch } from "../statement-batch.entity.js";
import type { StatementConfirmation } from "../statement-confirmation.entity.js";
import type { StatementLine } from "../statement-line.entity.js";

/**
 * Returns the SQL condition that no bank line's money is placed for a receipt's payment and transaction ID.
 * @param receipt the alias of the table `receipts`
 */
export function withoutLine(receipt: string): string {
  return `NOT EXISTS (SELECT 1 FROM statement_rows rw WHERE rw.paymentId = ${receipt}.paymentId
    AND rw.transactionId = ${receipt}.transactionId AND rw.seenKey IS NOT NULL AND rw.isSurplus = 0)`;
}

interface SpentNumber {
  /** The receipt number. */
  readonly number: number;
  readonly transactionKey: string;
  readonly paymentId: string;
}

/**
 * Yields the transaction ID of every payment that was accepted by hand without a bank line, including refunded
 * payments. Reads `receipts`.
 */
export function spentNumbers(db: Database): AsyncGenerator<SpentNumber[]> {
  return pages((last, limit) =>
    db.query(
      `SELECT c.number, c.transactionKey, c.paymentId FROM receipts c
       WHERE c.transactionKey <> '' AND ${moneyCame("c")} AND ${withoutLine("c")} AND c.number > ?
       ORDER BY c.number LIMIT ?`,
      [last?.number ?? 0, limit],
    ),
  );
}

const SEEN = ["id", "fingerprint", "paymentId", "transactionId", "claimedId", "isSurplus"] as const;
export type SeenRow = Pick<StatementConfirmation, (typeof SEEN)[number]> & {
  /** The line's transaction key, or null if the line was deleted. */
  readonly lineKey: string | null;
  readonly ids: string | null;
};

/** Yields every confirmation that was not reverted, with the transaction IDs of its line and its payment. */
export function seenLines(db: Database): AsyncGenerator<SeenRow[]> {
  return pages((last, limit) =>
    db.query(
      `SELECT ${columnList<StatementConfirmation>("r", SEEN)}, l.transactionKey AS lineKey, l.ids AS ids
       FROM statement_rows r LEFT JOIN statement_lines l ON l.batchId = r.batchId AND l.line = r.line
       WHERE r.seenKey IS NOT NULL AND r.id > ? ORDER BY r.id LIMIT ?`,
      [last?.id ?? "", limit],
    ),
  );
}

/** The fields of a stored line that identify returned money. */
export type MovedLine = Pick<StatementLine, "line" | "date" | "reference" | "ids" | "payers"> & {
  readonly movedPaise: number;
};
const MOVED = ["line", "date", "reference", "ids", "payers", "movedPaise"] as const;
type ReturnedLine = MovedLine & Pick<StatementLine, "batchId"> & Pick<StatementBatch, "fileName">;

/**
 * Yields every line of outgoing money, including those of reverted statements, because reverting does not change the
 * bank's records.
 */
export function returnedLines(db: Database): AsyncGenerator<ReturnedLine[]> {
  return pages((last, limit) => {
    const { batchId = "", line = 0 } = last ?? {};
    return db.query(
      `SELECT l.batchId, ${columnList<StatementLine>("l", MOVED)}, ${columnList<StatementBatch>("b", ["fileName"])}
       FROM statement_lines l JOIN statement_batches b ON b.id = l.batchId
       WHERE l.movedPaise < 0 AND l.batchId >= ? AND (l.batchId > ? OR l.line > ?)
       ORDER BY l.batchId, l.line LIMIT ?`,
      [batchId, batchId, line, limit],
    );
  });
}

type SettledLine = MovedLine & Pick<StatementConfirmation, "id" | "paymentId" | "transactionId">;

/**
 * Yields every line that confirms an accepted payment. Leaves out lines whose confirmation was reverted. Reads
 * `payments`.
 */
export function settledLines(db: Database): AsyncGenerator<SettledLine[]> {
  return pages((last, limit) =>
    db.query(
      `SELECT ${columnList<StatementLine>("l", MOVED)},
         ${columnList<StatementConfirmation>("r", ["id", "paymentId", "transactionId"])}
       FROM statement_rows r
       JOIN statement_lines l ON l.batchId = r.batchId AND l.line = r.line
       JOIN payments p ON p.id = r.paymentId AND p.status = 'accepted'
       WHERE r.seenKey IS NOT NULL AND r.isSurplus = 0 AND l.movedPaise IS NOT NULL AND r.id > ? ORDER BY r.id LIMIT ?`,
      [last?.id ?? "", limit],
    ),
  );
}
