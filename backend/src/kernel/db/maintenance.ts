import { DataSource, type DataSourceOptions, type QueryRunner } from "typeorm";
import type { Database } from "./database.js";
import { retryWhenBusy } from "./timeout.js";

/** A separate connection for tools that run SQL statements. */
export type Connection = QueryRunner;

/** Timeout for waiting for another client's lock, in seconds. Requests give up much earlier. */
const LOCK_TIMEOUT_S = 60;

/**
 * Runs `work` on a separate connection, and closes the connection afterwards. The connection has no time limit for
 * statements, unlike the connections for requests, because restoring a backup or migrating a large table can take long.
 */
export async function onOwnConnection<T>(
  db: Database,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  // On MySQL, the pool's driver sets time limits, so this connection does not use that driver.
  const withoutLimits = db.dialect === "mysql" ? { driver: undefined } : {};
  const options = { ...db.write.options, ...withoutLimits, entities: [], poolSize: 1 };
  const source = new DataSource(options as DataSourceOptions);
  await retryWhenBusy(() => source.initialize(), LOCK_TIMEOUT_S * 1000);
  try {
    const connection = source.createQueryRunner();
    if (db.dialect === "mysql") {
      const seconds = String(LOCK_TIMEOUT_S);
      await connection.query(
        `SET SESSION lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = ${seconds}`,
      );
      // With this setting, a Galera node applies the other nodes' writes before it reads. Without Galera, the statement
      // fails, because the variable does not exist.
      await connection.query("SET SESSION wsrep_sync_wait = 1").catch(() => undefined);
    }
    const result = await work(connection);
    await connection.release();
    return result;
  } finally {
    await source.destroy();
  }
}

/**
 * Runs `work` in one transaction, which on SQLite excludes all other writers. Foreign keys are not checked, so that
 * SQLite can rebuild a table that other tables refer to, and a restore can fill tables in any order. The caller must
 * check the foreign keys.
 */
export function inOwnTransaction<T>(db: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  const [prepare, begin] =
    db.dialect === "sqlite"
      ? ["PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE"]
      : ["SET SESSION foreign_key_checks = 0", "START TRANSACTION"];
  return onOwnConnection(db, async (connection) => {
    await connection.query(prepare);
    return within(connection, begin, work);
  });
}

/** Runs `work`, which only reads, on a snapshot of the database. */
export function inSnapshot<T>(db: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  const [prepare, begin] =
    db.dialect === "sqlite"
      ? ["PRAGMA query_only = ON", "BEGIN"]
      : [
          "SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ",
          "START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY",
        ];
  return onOwnConnection(db, async (connection) => {
    await connection.query(prepare);
    return within(connection, begin, work);
  });
}

async function within<T>(
  connection: Connection,
  begin: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  await retryWhenBusy(() => connection.query(begin), LOCK_TIMEOUT_S * 1000);
  try {
    const result = await work(connection);
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => undefined); // fails if SQLite has already rolled back
    throw error;
  }
}

/**
 * Moves the contents of SQLite's `-wal` file into the main file, which may otherwise be empty or very old. Afterwards
 * the main file is complete on its own. Do not call this function while this process writes. Does nothing on MySQL.
 */
export async function foldIn(db: Database): Promise<void> {
  if (db.dialect === "sqlite") await db.write.query("PRAGMA wal_checkpoint(PASSIVE)");
}
