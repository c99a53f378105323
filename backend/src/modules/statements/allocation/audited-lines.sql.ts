import type { Database } from "../../../kernel/db/database.js";
import { indiaDayOf } from "../../../kernel/db/raw-sql.js";
import { OPEN } from "./open-lines.sql.js";
import type { StatementLine } from "../statement-line.entity.js";

/**
 * Returns the FROM and WHERE clauses for lines `l` of batches `b`, except open lines. Their one SQL parameter is the
 * last day.
 */
const from = (db: Database): string => `FROM statement_lines l JOIN statement_batches b ON b.id = l.batchId
  WHERE COALESCE(l.date, ${indiaDayOf(db, "b.committedAt")}) <= ? AND CASE WHEN ${OPEN} THEN 1 ELSE 0 END = 0`;

/** Returns at most `limit` lines of days up to `until`, except open lines. */
export function auditedLines(
  db: Database,
  until: string,
  limit: number,
): Promise<Pick<StatementLine, "batchId" | "line">[]> {
  return db.query(`SELECT l.batchId, l.line ${from(db)} ORDER BY l.batchId, l.line LIMIT ${String(limit)}`, [
    until,
  ]);
}

export async function countAuditedLines(db: Database, until: string): Promise<number> {
  const [row] = await db.query<{ n: number | string }>(`SELECT COUNT(*) AS n ${from(db)}`, [until]);
  return Number(row?.n ?? 0);
}
