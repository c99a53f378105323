import type { Database } from "../db/database.js";
import type { SqlPart } from "./keyset.js";

/** How many rows match a list's condition, for lists whose pages are hand-written SQL. */
export async function countWhere(db: Database, from: string, { sql, parameters }: SqlPart): Promise<number> {
  const [row] = await db.query<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${from} WHERE ${sql}`,
    parameters,
  );
  return Number(row?.n ?? 0);
}
