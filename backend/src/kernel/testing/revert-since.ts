import type { Database } from "../db/database.js";

/**
 * Takes back a migration and every newer one, as a database was before it.
 * @param name the migration's class, without its number
 */
export async function revertSince(db: Database, name: string): Promise<void> {
  const numberOf = (migration: string) => Number(/\d+$/.exec(migration)?.[0]);
  const names = db.write.migrations.map((migration) => migration.name ?? "");
  const first = names.find((each) => each.startsWith(name));
  if (first === undefined) throw new Error(`There is no migration ${name}.`);
  const since = names.filter((each) => numberOf(each) >= numberOf(first));
  for (const _migration of since) await db.write.undoLastMigration();
}
