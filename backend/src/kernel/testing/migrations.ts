import { DataSource, type DataSourceOptions } from "typeorm";
import { schemaStatements } from "../db/added-columns.js";
import type { Database } from "../db/database.js";

/**
 * Returns the statements that TypeORM would still run to bring the database in line with the entities, or none if there
 * is no difference. The product opens MariaDB as MySQL, so that both get the same SQL. This function opens it as
 * MariaDB, because MariaDB reports the missing default of a nullable column as the text NULL, which TypeORM's MySQL
 * driver takes for a change.
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
  const numberOf = (migration: string) => Number(/\d+$/.exec(migration)?.[0]);
  const names = db.write.migrations.map((migration) => migration.name ?? "");
  const first = names.find((each) => each.startsWith(name));
  if (first === undefined) throw new Error(`There is no migration ${name}.`);
  const since = names.filter((each) => numberOf(each) >= numberOf(first));
  for (const _migration of since) await db.write.undoLastMigration();
}
