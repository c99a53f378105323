import { changeIn, deleteWhere } from "./changes.js";
import type { Database, Tx } from "./database.js";
import { toSqlTime } from "./raw-sql.js";

/**
 * A table of numbered versions, with the columns `topic`, `number` and `at`. The version with a topic's highest number
 * is in force.
 */
type VersionTable = "content_versions" | "setting_versions";

/** Returns each topic's version in force, sorted by topic. */
export function latestVersions<Row extends object>(
  db: Database,
  table: VersionTable,
  columns: readonly (keyof Row & string)[],
): Promise<Row[]> {
  return db.query<Row>(
    `SELECT ${columns.map((column) => `v.${column}`).join(", ")} FROM ${table} v
     JOIN (SELECT topic, MAX(number) AS number FROM ${table} GROUP BY topic) l
       ON l.topic = v.topic AND l.number = v.number
     ORDER BY v.topic`,
  );
}

/**
 * Deletes at most `limit` versions that were replaced before a given time. Returns the number of deleted versions.
 * Keeps versions in force. The time of the replacement counts, not the version's age. A version that was in force for
 * years can therefore still be restored if it was replaced by mistake.
 */
export async function deleteReplacedVersions(
  db: Database,
  tx: Tx,
  { table, entity }: { readonly table: VersionTable; readonly entity: new () => { id: string } },
  before: Date,
  limit: number,
): Promise<number> {
  const old = await db.query<{ id: string }>(
    `SELECT v.id FROM ${table} v WHERE EXISTS (
       SELECT 1 FROM ${table} later WHERE later.topic = v.topic AND later.number > v.number AND later.at < ?
     ) LIMIT ${String(limit)}`,
    [toSqlTime(before)],
  );
  return changeIn(
    old.map(({ id }) => id),
    (id) => deleteWhere(tx, entity, { id }),
  );
}
