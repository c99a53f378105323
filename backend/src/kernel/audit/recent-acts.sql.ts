import type { Tx } from "../db/database.js";
import { toSqlTime } from "../db/raw-sql.js";

/**
 * Counts the given actions that a user has performed since a given time. An entry about several targets counts once per
 * target. The database computes the sum, because the details of an entry may hold 60 kB of names.
 */
export async function countActs(
  tx: Tx,
  actorId: string,
  actions: readonly string[],
  since: Date,
): Promise<number> {
  const rows = await tx.query<{ n: number | string | null }[]>(
    `SELECT SUM(COALESCE(JSON_EXTRACT(details, '$.count'), 1)) AS n FROM audit_entries
     WHERE at > ? AND actorId = ? AND action IN (${actions.map(() => "?").join(", ")})`,
    [toSqlTime(since), actorId, ...actions],
  );
  return Number(rows[0]?.n ?? 0);
}
