import { MigrationExecutor } from "typeorm";
import type { Database } from "./database.js";
import { isUnavailable, SchemaError } from "./db-errors.js";
import { leaseTable, LeaseUnavailable, withLease } from "./leases.js";
import { inOwnTransaction, onOwnConnection, type Connection } from "./maintenance.js";
import {
  appliedMigrations,
  knownMigrations,
  newestUnknown,
  schemaState,
  tableNames,
} from "./schema-state.js";

/** The lease for migrations, and for work during which tables must not change, such as a backup or a restore. */
const SCHEMA_LEASE = "schema";
/** Maximum wait for the schema lease, in milliseconds. Another server's migration of a large table may take minutes. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * The name of the row in `migrations_begun` for a restore that keeps the tables. While the row exists, a starting
 * server waits for the schema lease, even if its schema is current. The restore removes the row when it ends.
 */
const RESTORING = "restore";

/**
 * The name of the row in `migrations_begun` for a restore that drops tables. If the restore is killed, the row remains,
 * so that no server starts with an incomplete database.
 */
const REPLACING = "replace";

/**
 * The SQL for the table of migrations and restores that have begun. MariaDB commits each step of a migration
 * separately, so a killed migration may be half done. In that case, its row remains in this table.
 */
const MARKS = `CREATE TABLE IF NOT EXISTS migrations_begun (name varchar(255) NOT NULL PRIMARY KEY)`;
const BEGUN = "SELECT name FROM migrations_begun";
const MARK = "INSERT IGNORE INTO migrations_begun (name) VALUES (?)";
const UNMARK = "DELETE FROM migrations_begun";

/**
 * Applies the pending migrations and returns their names, oldest first. `only` limits the migrations to the given
 * names. One process migrates at a time. Other processes wait, and then find nothing to do. On SQLite all migrations
 * run in one transaction. On MariaDB and MySQL each step is repeatable, so that the next start finishes an interrupted
 * migration.
 * @throws SchemaError with one line that says what to do, for example if a newer version changed the database or if a
 * migration fails
 * @throws the driver's error if the database is down
 */
export async function migrateDatabase(db: Database, only?: readonly string[]): Promise<string[]> {
  if (only === undefined && (await isReady(db))) return [];
  requireKnown(db, await appliedMigrations(db));
  const wanted = only ?? knownMigrations(db);
  return db.dialect === "sqlite" ? migrateSqlite(db, wanted) : migrateMysql(db, wanted);
}

/**
 * Returns whether the schema is current and no migration or restore was interrupted. A row that remains in
 * `migrations_begun` may be the only sign of a newer version's interrupted migration.
 */
async function isReady(db: Database): Promise<boolean> {
  if ((await schemaState(db)) !== "current") return false;
  const tables = await tableNames(db);
  if (!tables.includes("migrations_begun")) return tables.includes("leases");
  return (await db.query(BEGUN)).length === 0;
}

function migrateSqlite(db: Database, wanted: readonly string[]): Promise<string[]> {
  return inOwnTransaction(db, async (runner) => {
    await runner.query(leaseTable("sqlite"));
    const applied: string[] = [];
    for (const migration of await pendingOf(runner, wanted)) {
      await run(runner, migration);
      applied.push(migration.name);
    }
    return applied;
  });
}

async function migrateMysql(db: Database, wanted: readonly string[]): Promise<string[]> {
  await db.write.query(leaseTable("mysql"));
  return withSchemaLease(db, (requireHeld) =>
    onOwnConnection(db, async (runner) => {
      await runner.query(MARKS);
      const begun = ((await runner.query(BEGUN)) as { name: string }[]).map(({ name }) => name);
      if (begun.includes(REPLACING)) throw interruptedRestore();
      requireKnown(db, [...(await appliedMigrations(db)), ...begun.filter((name) => name !== RESTORING)]);
      const applied = await runMarked(runner, wanted, requireHeld);
      await runner.query(UNMARK);
      return applied;
    }),
  );
}

/** Records and runs each pending migration. The record remains if the migration is interrupted. */
async function runMarked(
  runner: Connection,
  wanted: readonly string[],
  requireHeld: () => void,
): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of await pendingOf(runner, wanted)) {
    requireHeld();
    await runner.query(MARK, [migration.name]);
    await run(runner, migration);
    applied.push(migration.name);
  }
  return applied;
}

/**
 * The origin of the tables that a restore finds on MariaDB or MySQL. Tables of origin "ours" can be migrated. All other
 * tables have to be replaced.
 */
type SchemaOrigin = "ours" | "newer" | "interrupted restore";

export async function schemaOrigin(db: Database): Promise<SchemaOrigin> {
  const begun = (await tableNames(db)).includes("migrations_begun")
    ? (await db.query<{ name: string }>(BEGUN)).map(({ name }) => name)
    : [];
  if (begun.includes(REPLACING)) return "interrupted restore";
  const names = [...(await appliedMigrations(db)), ...begun.filter((name) => name !== RESTORING)];
  return newestUnknown(db, names) === null ? "ours" : "newer";
}

/**
 * Drops every table except `leases` and `migrations_begun`, creates this build's tables and runs `fill`, which loads
 * the data. MariaDB and MySQL commit each of these steps separately. If the process is killed, servers refuse to start
 * until a restore has finished.
 */
export async function replaceSchema(db: Database, fill: () => Promise<void>): Promise<void> {
  await db.write.query(leaseTable("mysql"));
  await withSchemaLease(db, async (requireHeld) => {
    await onOwnConnection(db, async (runner) => {
      await runner.query(MARKS);
      await runner.query(MARK, [REPLACING]);
      await runner.query("SET SESSION foreign_key_checks = 0");
      // Keep the tables that hold the lease and the record of this restore.
      const dropped = (await tableNames(db)).filter(
        (name) => name !== "leases" && name !== "migrations_begun",
      );
      for (const name of dropped) {
        requireHeld();
        await runner.query(`DROP TABLE \`${name}\``);
      }
      await runner.query("SET SESSION foreign_key_checks = 1");
      await runner.query(`${UNMARK} WHERE name <> ?`, [REPLACING]);
      await runMarked(runner, knownMigrations(db), requireHeld);
    });
    await fill();
    await db.write.query(UNMARK);
  });
}

/**
 * Runs `work`, such as a backup, while holding the schema lease, so that no process migrates at the same time. On
 * SQLite, runs `work` without the lease, because `work` has its own transaction.
 * @param restoring whether every starting server waits for `work`. Otherwise a server with a current schema starts
 * without the lease.
 * @throws SchemaError if another process still holds the lease after ten minutes
 */
export async function whileSchemaStays<T>(
  db: Database,
  work: () => Promise<T>,
  { restoring = false } = {},
): Promise<T> {
  if (db.dialect === "sqlite") return work();
  if (!(await tableNames(db)).includes("leases")) await db.write.query(leaseTable("mysql"));
  return withSchemaLease(db, async () => {
    if (!restoring) return work();
    await db.write.query(MARKS);
    await db.write.query(MARK, [RESTORING]);
    try {
      return await work();
    } finally {
      await db.write.query(`${UNMARK} WHERE name = ?`, [RESTORING]);
    }
  });
}

async function withSchemaLease<T>(db: Database, work: (requireHeld: () => void) => Promise<T>): Promise<T> {
  try {
    return await withLease(
      db,
      SCHEMA_LEASE,
      (lease) =>
        work(() => {
          lease.requireHeld();
        }),
      { waitMs: TIMEOUT_MS },
    );
  } catch (error) {
    if (!(error instanceof LeaseUnavailable)) throw error;
    throw new SchemaError(
      "Another server or tool is still changing this database. Start again when the other program is done.",
    );
  }
}

type Pending = Awaited<ReturnType<MigrationExecutor["getPendingMigrations"]>>[number];

/**
 * Returns the pending migrations among `wanted`. Must run under the lease (on SQLite in the write transaction), because
 * another process may have just applied some.
 */
async function pendingOf(runner: Connection, wanted: readonly string[]): Promise<Pending[]> {
  const pending = await new MigrationExecutor(runner.dataSource, runner).getPendingMigrations();
  return pending.filter(({ name }) => wanted.includes(name));
}

async function run(runner: Connection, migration: Pending): Promise<void> {
  try {
    await new MigrationExecutor(runner.dataSource, runner).executeMigration(migration);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError(
      `The migration ${migration.name} failed: ${reason}. The next start tries the migration again. If the start fails again, ` +
        "restore the backup made before the upgrade and run the version that made it (docs/season.md).",
      { cause: error },
    );
  }
}

function interruptedRestore(): SchemaError {
  return new SchemaError(
    "A restore into this database was interrupted, so the data is incomplete. Run that restore again (docs/backup.md).",
  );
}

function requireKnown(db: Database, names: readonly string[]): void {
  const unknown = newestUnknown(db, names);
  if (unknown === null) return;
  throw new SchemaError(
    `A newer version of this site changed the database (${unknown}). Deploy that version or a later one, or restore ` +
      "the backup made before the upgrade (docs/season.md).",
  );
}
