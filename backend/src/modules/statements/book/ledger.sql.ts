import { columnList, type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { StatementConfirmation } from "../statement-confirmation.entity.js";
import type { StatementLine } from "../statement-line.entity.js";

/** A line that moved money. */
export type LedgerLine = Pick<
  StatementLine,
  "batchId" | "line" | "fingerprint" | "date" | "reference" | "ids" | "outcome"
> & { readonly movedPaise: number; readonly committedAt: Date; readonly setAside: string | null };

type LedgerLineRow = Omit<LedgerLine, "committedAt" | "movedPaise"> & {
  readonly committedAt: RawTime;
  /** The moved money in paise. Null if the statement was reverted and none of the line's money stayed placed. */
  readonly movedPaise: number | string | null;
};

/**
 * Returns the lines of an event's statements that moved money. A line that several statements contain is returned once,
 * if possible from a statement that was not reverted. A line of a reverted statement counts only the money that stayed
 * placed. Lines without a fingerprint are older than fingerprints. All of them are returned.
 */
export async function ledgerLines(db: Database, eventId: string): Promise<LedgerLine[]> {
  const rows = await db.query<LedgerLineRow>(
    `SELECT ${columnList<StatementLine>("l", ["batchId", "line", "fingerprint", "date", "reference", "ids", "outcome"])},
       CASE WHEN b.undoneAt IS NULL THEN COALESCE(l.movedPaise, l.amountPaise) ELSE
         (SELECT SUM(r.amountPaise) FROM statement_rows r WHERE r.batchId = l.batchId AND r.line = l.line AND r.seenKey IS NOT NULL)
       END AS movedPaise, b.committedAt AS committedAt, s.reason AS setAside
     FROM statement_lines l
     JOIN statement_batches b ON b.id = l.batchId
     LEFT JOIN set_aside_lines s ON s.fingerprint = l.fingerprint AND l.fingerprint <> ''
     WHERE b.eventId = ? AND COALESCE(l.movedPaise, l.amountPaise, 0) <> 0
     ORDER BY b.undoneAt IS NOT NULL, l.batchId, l.line`,
    [eventId],
  );
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (row.movedPaise === null || seen.has(row.fingerprint)) return [];
    if (row.fingerprint !== "") seen.add(row.fingerprint);
    // MariaDB returns a sum as text, so it is converted to a number.
    return [{ ...row, movedPaise: Number(row.movedPaise), committedAt: toDate(row.committedAt) }];
  });
}

/** Money of a bank line that confirmed a payment or became a surplus, in any event. */
export type LedgerPlacing = Pick<
  StatementConfirmation,
  | "batchId"
  | "line"
  | "fingerprint"
  | "paymentId"
  | "teamName"
  | "amountPaise"
  | "transactionId"
  | "isSurplus"
>;

/**
 * Returns the money placed from an event's statements, and the money that the event's payments got from other events'
 * statements. Reads `payments`.
 */
export function ledgerPlacings(db: Database, eventId: string): Promise<LedgerPlacing[]> {
  return db.query(
    `SELECT ${columnList<StatementConfirmation>("r", ["batchId", "line", "fingerprint", "paymentId", "teamName", "amountPaise", "transactionId", "isSurplus"])}
     FROM statement_rows r
     JOIN statement_batches b ON b.id = r.batchId
     LEFT JOIN payments p ON p.id = r.paymentId
     WHERE r.seenKey IS NOT NULL AND (b.eventId = ? OR p.eventId = ?)
     ORDER BY r.allocatedAt, r.id`,
    [eventId, eventId],
  );
}
