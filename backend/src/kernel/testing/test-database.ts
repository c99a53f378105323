import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection } from "mysql2/promise";

/** A test suite's own database, empty unless `createMigratedDatabase` made it. */
export interface TestDatabase {
  /** The address, for DATABASE_URL or `openDatabase`. */
  readonly url: string;
  /** Removes the database. Close every connection first. */
  dispose(): Promise<void>;
}

/** True in the second run of the integration tests, which `npm test` starts if a MariaDB server is available. */
export const ON_MARIADB = process.env["TEST_DATABASE"] === "mariadb";

/**
 * Creates an empty database in a SQLite file in a temporary folder. With TEST_DATABASE=mariadb, creates a database with
 * a random name on the server at TEST_MARIADB_URL, an address with an administrator's login.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return ON_MARIADB ? createOnMariadb() : createSqliteFile();
}

async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "club-test-"));
  return {
    url: `sqlite:${join(folder, "club.sqlite")}`,
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnMariadb(): Promise<TestDatabase> {
  const admin = process.env["TEST_MARIADB_URL"];
  if (!admin)
    throw new Error("TEST_DATABASE=mariadb needs TEST_MARIADB_URL, the server's administrator address");
  const name = `club_test_${randomBytes(8).toString("hex")}`;
  await runAs(admin, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, dispose: () => runAs(admin, `DROP DATABASE IF EXISTS ${name}`) };
}

async function runAs(admin: string, statement: string): Promise<void> {
  const connection = await createConnection(admin);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
