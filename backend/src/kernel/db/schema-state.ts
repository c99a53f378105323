import type { MigrationInterface } from "typeorm";
import type { Database } from "./database.js";
import { isMissingTable } from "./db-errors.js";

/** Whether the database's tables match this build. */
export type SchemaState = "current" | "missing" | "newer";

/** One cheap read: whether every migration of this build is applied ("current"), and none that it does not know. */
export async function schemaState(db: Database): Promise<SchemaState> {
  const done = await appliedMigrations(db);
  if (newestUnknown(db, done) !== null) return "newer";
  return missingMigrations(db, done).length === 0 ? "current" : "missing";
}

/** The names of the applied migrations, oldest first; none in an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  try {
    const rows = await db.probe<{ name: string }>("SELECT name FROM migrations ORDER BY timestamp, id");
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** The query for the names of the tables, without SQLite's own. */
export const TABLE_NAMES: Record<Database["dialect"], string> = {
  sqlite:
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name",
  mysql: `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
};

/** The names of the database's tables. */
export async function tableNames(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(TABLE_NAMES[db.dialect]);
  return rows.map(({ name }) => name);
}

/** The names of this build's migrations, oldest first. */
export function knownMigrations(db: Database): string[] {
  const time = (name: string): number => Number(name.slice(-13));
  return db.write.migrations.map(migrationName).sort((a, b) => time(a) - time(b));
}

/** This build's migrations that are not among `done`, oldest first. */
function missingMigrations(db: Database, done: readonly string[]): string[] {
  return knownMigrations(db).filter((name) => !done.includes(name));
}

/** The last of `done` that this build does not know: a newer version applied it. */
export function newestUnknown(db: Database, done: readonly string[]): string | null {
  const known = knownMigrations(db);
  return done.findLast((name) => !known.includes(name)) ?? null;
}

function migrationName(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}
