import type { MigrationInterface } from "typeorm";
import type { Database } from "./database.js";
import { isMissingTable } from "./db-errors.js";

/**
 * "current": exactly this build's migrations are applied. "missing": some are not. "newer": this build does not know
 * some applied migrations.
 */
export type SchemaState = "current" | "missing" | "newer";

/** Compares the applied migrations with this build's, with one cheap read. */
export async function schemaState(db: Database): Promise<SchemaState> {
  const done = await appliedMigrations(db);
  if (newestUnknown(db, done) !== null) return "newer";
  return missingMigrations(db, done).length === 0 ? "current" : "missing";
}

/** Returns the names of the applied migrations, oldest first. The list is empty for an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  try {
    const rows = await db.probe<{ name: string }>("SELECT name FROM migrations ORDER BY timestamp, id");
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** The query for the names of all tables except SQLite's internal ones. */
export const TABLE_NAMES: Record<Database["dialect"], string> = {
  sqlite:
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name",
  mysql: `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
};

export async function tableNames(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(TABLE_NAMES[db.dialect]);
  return rows.map(({ name }) => name);
}

/** Returns the names of this build's migrations, oldest first. */
export function knownMigrations(db: Database): string[] {
  const time = (name: string): number => Number(name.slice(-13));
  return db.write.migrations.map(migrationName).sort((a, b) => time(a) - time(b));
}

function missingMigrations(db: Database, done: readonly string[]): string[] {
  return knownMigrations(db).filter((name) => !done.includes(name));
}

/**
 * Returns the last migration in `done` that this build does not know, or null. A newer version must have applied that
 * migration.
 */
export function newestUnknown(db: Database, done: readonly string[]): string | null {
  const known = knownMigrations(db);
  return done.findLast((name) => !known.includes(name)) ?? null;
}

function migrationName(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}
