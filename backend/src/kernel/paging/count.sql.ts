import type { Database } from "../db/database.js";
import type { SqlPart } from "./keyset.js";

/** Counts the rows that match a list's condition, for lists whose pages are hand-written SQL. */
export async function countWhere(db: Database, from: string | SqlPart, where: SqlPart): Promise<number> {
  const table = typeof from === "string" ? { sql: from, parameters: [] } : from;
  const [row] = await db.query<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${table.sql} WHERE ${where.sql}`,
    [...table.parameters, ...where.parameters],
  );
  return Number(row?.n ?? 0);
}
