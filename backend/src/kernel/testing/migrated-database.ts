import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { DATA_MODEL } from "../../app/data-model.js";
import { migrateDatabase } from "../db/migrate.js";
import { openDatabase } from "../db/open-database.js";
import { parseDatabaseUrl } from "../db/database-url.js";
import { createTestDatabase, ON_MARIADB, type TestDatabase } from "./test-database.js";

const SOURCES = join(import.meta.dirname, "../..");
/** The folder in which `npm test` keeps files for its next run. */
const CACHE = join(SOURCES, "../../.cache/test");

/** Maximum seconds that a process waits on MariaDB for another process to create the template. */
const TEMPLATE_TIMEOUT_S = 60;

/**
 * Creates a test suite's own database with the tables of all migrations, as a copy of a migrated template. On MariaDB,
 * a full migration takes a second, and a copy takes a tenth of that. `migrateDatabase` then finds nothing to do.
 */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const place = await createTestDatabase();
  await (ON_MARIADB ? copyOnMariadb(place.url) : copySqliteFile(place.url));
  return place;
}

let sqliteTemplate: Promise<string> | undefined;

async function copySqliteFile(url: string): Promise<void> {
  sqliteTemplate ??= sqliteTemplateFile();
  await copyFile(await sqliteTemplate, fileOf(url));
}

/**
 * Returns the path of the template, which the test files of all runs share. The template is a file, because each test
 * file has its own module registry and could not share a variable.
 */
async function sqliteTemplateFile(): Promise<string> {
  const file = join(CACHE, `club-${fingerprint()}.sqlite`);
  if (existsSync(file)) return file;
  const template = await createTestDatabase();
  await migrate(template.url);
  await mkdir(CACHE, { recursive: true });
  // Two processes may create the template concurrently, so each process moves a complete file into place.
  const own = `${file}.${String(process.pid)}`;
  await copyFile(fileOf(template.url), own);
  await rename(own, file);
  await template.dispose();
  return file;
}

function fileOf(url: string): string {
  const location = parseDatabaseUrl(url);
  if (location.dialect !== "sqlite") throw new Error(`not a SQLite address: ${url}`);
  return location.file;
}

let mariadbTemplate: Promise<string[]> | undefined;

async function copyOnMariadb(url: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    mariadbTemplate ??= statementsOfTemplate(connection, url);
    await connection.query((await mariadbTemplate).join(";\n"));
  } finally {
    await connection.end();
  }
}

/** Returns the SQL that copies the template's tables and rows. All processes of a run share one template. */
async function statementsOfTemplate(connection: Connection, url: string): Promise<string[]> {
  const template = `club_template_${fingerprint()}`;
  const [[got]] = await connection.query<RowDataPacket[]>("SELECT GET_LOCK(?, ?) AS held", [
    template,
    TEMPLATE_TIMEOUT_S,
  ]);
  if (Number(got?.["held"]) !== 1) throw new Error(`another process makes ${template} and does not finish`);
  if (!(await isComplete(connection, template))) {
    await connection.query(
      `DROP DATABASE IF EXISTS ${template}; CREATE DATABASE ${template} CHARACTER SET utf8mb4`,
    );
    const address = new URL(url);
    address.pathname = `/${template}`;
    await migrate(address.href);
  }
  await connection.query("SELECT RELEASE_LOCK(?)", [template]);

  const [tables] = await connection.query<RowDataPacket[]>(`SHOW TABLES FROM ${template}`);
  const statements = ["SET FOREIGN_KEY_CHECKS = 0"];
  for (const table of tables.map((row) => String(Object.values(row)[0]))) {
    const [[shown]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${template}.${table}`);
    statements.push(String(shown?.["Create Table"]));
    const [rows] = await connection.query<RowDataPacket[]>(`SELECT 1 FROM ${template}.${table} LIMIT 1`);
    if (rows.length > 0) statements.push(`INSERT INTO ${table} SELECT * FROM ${template}.${table}`);
  }
  return statements;
}

/** Returns whether the template has all migrations. Also returns false if its creation was interrupted. */
async function isComplete(connection: Connection, template: string): Promise<boolean> {
  const sql =
    "SELECT COUNT(*) AS made FROM information_schema.tables WHERE table_schema = ? AND table_name = 'migrations'";
  const [[table]] = await connection.query<RowDataPacket[]>(sql, [template]);
  if (Number(table?.["made"]) === 0) return false;
  const [[rows]] = await connection.query<RowDataPacket[]>(
    `SELECT COUNT(*) AS done FROM ${template}.migrations`,
  );
  return Number(rows?.["done"]) === DATA_MODEL.migrations.length;
}

async function migrate(url: string): Promise<void> {
  const db = await openDatabase(url, DATA_MODEL);
  await migrateDatabase(db);
  await db.close();
}

/**
 * Returns a name that changes with the migrations and the code that runs them, because templates of earlier versions
 * may still exist.
 */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["app/migrations", "kernel/db"].map((path) => join(SOURCES, path)))
    for (const file of readdirSync(folder)) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
