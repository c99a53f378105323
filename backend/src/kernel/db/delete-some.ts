import type { Tx } from "./database.js";
import { select } from "./execute.js";
import { executeIn } from "./execute-in.js";

/**
 * Deletes at most `limit` rows that a condition fits; answers how many. SQLite has no DELETE with a LIMIT, and on MariaDB
 * it would lock the gaps it passes; so the ids are looked up first, and the condition must still hold when they go.
 */
export async function deleteSome(
  tx: Tx,
  table: string,
  condition: string,
  parameters: readonly unknown[],
  limit: number,
): Promise<number> {
  const found = await select<{ id: string }>(
    tx,
    `SELECT id FROM ${table} WHERE ${condition} LIMIT ${String(limit)}`,
    parameters,
  );
  const ids = found.map(({ id }) => id).sort();
  return executeIn(tx, `DELETE FROM ${table} WHERE (${condition}) AND id IN`, parameters, ids);
}
