import { changeIn, deleteWhere } from "./changes.js";
import type { Database, Tx } from "./database.js";
import { toSqlTime } from "./raw-sql.js";

/** Tables of numbered versions: `topic`, `number`, `at`; of a topic the highest number is in force. */
type VersionTable = "content_versions" | "setting_versions";

/** The version in force of every topic, by topic. @param columns the ones to read */
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
 * Deletes versions that later ones have replaced before a moment, at most `limit`; what is in force stays. How old a version is says
 * nothing: one that held for years can be brought back when it was replaced by mistake. Answers how many.
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
