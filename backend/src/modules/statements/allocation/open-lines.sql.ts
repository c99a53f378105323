import { columnList, type RawTime, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { allOf, type SqlPart } from "../../../kernel/paging/keyset.js";
import { moneyCame } from "../../payments/receipts/contract/money-came.sql.js";
import { withoutLine } from "../facts/statement-facts.sql.js";
import type { StatementLine } from "../statement-line.entity.js";
import type { BankLine } from "./bank-line.types.js";

/** Money placed from a line `l`, in any statement that contains the line. */
const PLACED = `COALESCE((SELECT SUM(x.amountPaise) FROM statement_rows x
  WHERE x.fingerprint = l.fingerprint AND x.seenKey IS NOT NULL), 0)`;

/** Money of a line `l` that belongs to payments accepted by hand with the line's transaction ID. Reads `receipts`. */
const BY_HAND = `COALESCE((SELECT SUM(q.amountPaise) FROM receipts q
  WHERE l.transactionKey <> '' AND q.transactionKey = l.transactionKey AND ${moneyCame("q")} AND ${withoutLine("q")}), 0)`;

/** True if the transfer of line `l` was already placed from another statement, which words the line differently. */
const PLACED_ELSEWHERE = `l.transactionKey <> '' AND EXISTS (SELECT 1 FROM statement_lines t
  JOIN statement_rows z ON z.batchId = t.batchId AND z.line = t.line AND z.seenKey IS NOT NULL
  WHERE t.transactionKey = l.transactionKey AND t.amountPaise = l.amountPaise AND t.date = l.date
    AND t.batchId <> l.batchId AND t.fingerprint <> l.fingerprint)`;

/**
 * True for lines `l` of unreverted batches `b` with incoming money that the club may place. A line that is in several
 * statements counts only in the first unreverted one. Excludes lines from before fingerprints were stored.
 */
const PLACEABLE = `l.fingerprint <> '' AND l.amountPaise > 0 AND b.undoneAt IS NULL AND l.outcome <> 'ignored'
  AND NOT (${PLACED_ELSEWHERE})
  AND NOT EXISTS (SELECT 1 FROM statement_lines o JOIN statement_batches ob ON ob.id = o.batchId
    WHERE o.fingerprint = l.fingerprint AND o.batchId < l.batchId AND ob.undoneAt IS NULL)`;

/** Unplaced money of a placeable line. */
export const LEFT = `l.amountPaise - ${PLACED} - ${BY_HAND}`;

/** True for a placeable line that has unplaced money and was not set aside. */
export const OPEN = `${PLACEABLE} AND ${LEFT} > 0
  AND NOT EXISTS (SELECT 1 FROM set_aside_lines s WHERE s.fingerprint = l.fingerprint)`;

/** Maximum number of lines shown, far more than stay open in practice. */
const LINES_SHOWN = 2000;

type Row = Omit<BankLine, "narration" | "setAsideAt" | "amount" | "left"> &
  Pick<StatementLine, "sealedNarration" | "fingerprint"> & {
    readonly amount: number | string;
    readonly unplaced: number | string;
    readonly setAsideAt: RawTime | null;
  };

/** A line with unplaced money and its encrypted narration. */
export type SealedBankLine = Omit<BankLine, "narration"> &
  Pick<StatementLine, "sealedNarration" | "fingerprint">;

/** Returns lines with unplaced money, also those set aside, newest day first. Reads `events`. */
export async function bankLines(db: Database, only: readonly SqlPart[]): Promise<SealedBankLine[]> {
  const { sql, parameters } = allOf(only);
  const shown = columnList<StatementLine>("l", [
    ...([
      "batchId",
      "line",
      "date",
      "reference",
      "outcome",
      "teamName",
      "sealedNarration",
      "fingerprint",
    ] as const),
  ]);
  const rows = await db.query<Row>(
    `SELECT ${shown}, l.amountPaise AS amount, ${LEFT} AS unplaced, b.fileName AS fileName, e.slug AS eventSlug,
       s.reason AS setAside, s.actorName AS setAsideBy, s.at AS setAsideAt
     FROM statement_lines l
     JOIN statement_batches b ON b.id = l.batchId
     JOIN events e ON e.id = b.eventId
     LEFT JOIN set_aside_lines s ON s.fingerprint = l.fingerprint
     WHERE ${PLACEABLE} AND ${LEFT} > 0 AND ${sql}
     ORDER BY l.date DESC, l.batchId DESC, l.line LIMIT ${String(LINES_SHOWN)}`,
    parameters,
  );
  return rows.map(({ unplaced, ...row }) => ({
    ...row,
    amount: Number(row.amount),
    left: Number(unplaced),
    setAsideAt: toDateOrNull(row.setAsideAt),
  }));
}

/** Counts the open lines of one event's statements, or of all statements, and adds up their unplaced money. */
export async function openTotals(
  db: Database,
  eventId: string | null,
): Promise<{ readonly lines: number; readonly amount: number }> {
  const [row] = await db.query<{ n: number | string; amount: number | string | null }>(
    `SELECT COUNT(*) AS n, SUM(${LEFT}) AS amount
     FROM statement_lines l JOIN statement_batches b ON b.id = l.batchId
     WHERE ${OPEN}${eventId === null ? "" : " AND b.eventId = ?"}`,
    eventId === null ? [] : [eventId],
  );
  return { lines: Number(row?.n ?? 0), amount: Number(row?.amount ?? 0) };
}
