import { DataSource, type DataSourceOptions } from "typeorm";
import { schemaStatements } from "../db/added-columns.js";
import type { Database } from "../db/database.js";
import { migrateDatabase } from "../db/migrate.js";
import { knownMigrations } from "../db/schema-state.js";

/**
 * Returns the statements that TypeORM would still run to bring the database in line with the entities, or none if there
 * is no difference. The product uses TypeORM's MySQL driver for MariaDB too, so that both get the same SQL. This
 * function uses TypeORM's MariaDB driver, because MariaDB reports a nullable column's missing default as the text NULL,
 * and the MySQL driver takes that for a difference.
 */
export async function pendingStatements(db: Database): Promise<string[]> {
  const [server] = await db.query<{ version: string }>(
    db.dialect === "mysql" ? "SELECT VERSION() AS version" : "SELECT sqlite_version() AS version",
  );
  if (!server?.version.includes("MariaDB")) return schemaStatements(db.write);
  const source = await new DataSource({
    ...db.write.options,
    type: "mariadb",
  } as DataSourceOptions).initialize();
  try {
    return await schemaStatements(source);
  } finally {
    await source.destroy();
  }
}

/**
 * Reverts a migration and every newer one.
 * @param name the name of the migration's class, without its number
 */
export async function revertSince(db: Database, name: string): Promise<void> {
  const { since } = split(db, name);
  for (const _migration of since) await db.write.undoLastMigration();
}

/**
 * Applies all migrations older than the given one. For an early migration, this takes less time than `revertSince` on a
 * complete database.
 * @param name the name of the migration's class, without its number
 */
export async function migrateBefore(db: Database, name: string): Promise<void> {
  await migrateDatabase(db, split(db, name).before);
}

/** Returns the names of the migrations, oldest first. `since` starts with the given one. */
function split(db: Database, name: string): { before: string[]; since: string[] } {
  const names = knownMigrations(db);
  const first = names.findIndex((each) => each.startsWith(name));
  if (first < 0) throw new Error(`There is no migration ${name}.`);
  return { before: names.slice(0, first), since: names.slice(first) };
}
