import type { Tx } from "../db/database.js";
import { select } from "../db/execute.js";
import { toSqlTime } from "../db/values.js";

/** How many of these acts somebody did since a moment. */
export async function countActs(
  tx: Tx,
  actorId: string,
  actions: readonly string[],
  since: Date,
): Promise<number> {
  const rows = await select<{ n: number | string }>(
    tx,
    `SELECT COUNT(*) AS n FROM audit_entries
     WHERE at > ? AND actorId = ? AND action IN (${actions.map(() => "?").join(", ")})`,
    [toSqlTime(since), actorId, ...actions],
  );
  return Number(rows[0]?.n ?? 0);
}
