import type { Database } from "../db/database.js";
import { inOwnTransaction, onOwnConnection, type Connection } from "../db/maintenance.js";
import type { TablePart } from "./backup-file.js";
import { digestOf, type Digest } from "./table-digest.js";
import { deleteRows, insertRows, tablesOf, type TableShape } from "./table-rows.js";

export interface Loaded {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Replaces all data in a database with a backup of the same tables, in one transaction. Before committing, reads the
 * data back and compares each table's row count and checksum with the backup.
 * @throws Error with one line about the first fault. The database is then unchanged.
 */
export function loadParts(db: Database, parts: AsyncIterable<TablePart>): Promise<Loaded> {
  return inOwnTransaction(db, async (connection) => {
    const shapes = await tablesOf(connection);
    for (const { name } of shapes) await deleteRows(connection, name);
    const storedTables = new Map<string, Digest & { readonly columns: readonly string[] }>();
    let table: TableShape | null = null;
    for await (const part of parts) {
      if (part.kind === "start")
        table = storedTables.has(part.table) ? null : shapeOf(shapes, part.table, part.columns);
      if (!table) throw new Error("The backup's tables do not follow each other as they should.");
      if (part.kind === "rows") await insertRows(connection, table, part.rows);
      if (part.kind === "end") storedTables.set(table.name, { ...part, columns: table.columns });
    }
    for (const shape of shapes) {
      const whole = storedTables.get(shape.name);
      if (!whole) throw new Error(`The backup lacks the table ${shape.name}.`);
      await prove(connection, { ...shape, columns: whole.columns }, whole);
    }
    return { tables: storedTables.size, rows: sum([...storedTables.values()].map(({ rows }) => rows)) };
  });
}

/**
 * Returns a table's shape, with its columns in the backup's order.
 * @throws Error if the database lacks the table or has other columns
 */
function shapeOf(shapes: readonly TableShape[], name: string, columns: readonly string[]): TableShape {
  const shape = shapes.find((one) => one.name === name);
  if (!shape) throw new Error(`There is no table ${name} to load the backup's rows into.`);
  if ([...columns].sort().join() !== [...shape.columns].sort().join())
    throw new Error(`The table ${name} has different columns from the backup's.`);
  return { ...shape, columns };
}

async function prove(connection: Connection, shape: TableShape, expected: Digest): Promise<void> {
  const loaded = await digestOf(connection, shape);
  if (loaded.rows !== expected.rows)
    throw new Error(`${shape.name}: ${String(loaded.rows)} of ${String(expected.rows)} rows were loaded.`);
  if (loaded.sha256 !== expected.sha256)
    throw new Error(`${shape.name}: the loaded rows have a different checksum.`);
}

/**
 * Runs the database's own integrity check of tables and indexes, on SQLite also of foreign keys.
 * @throws Error with the problems found, on SQLite the first five
 */
export async function checkIntegrity(db: Database): Promise<void> {
  const faults = await onOwnConnection(db, db.dialect === "sqlite" ? sqliteFaults : mysqlFaults);
  if (faults.length > 0) throw new Error(`The loaded database is not sound: ${faults.join("; ")}`);
}

async function sqliteFaults(connection: Connection): Promise<string[]> {
  const whole = (await connection.query("PRAGMA integrity_check")) as { integrity_check: string }[];
  const orphans = (await connection.query("PRAGMA foreign_key_check")) as { table: string; parent: string }[];
  return [
    ...whole.map((row) => row.integrity_check).filter((text) => text !== "ok"),
    ...orphans.map(({ table, parent }) => `a row of ${table} refers to none of ${parent}`),
  ].slice(0, 5);
}

async function mysqlFaults(connection: Connection): Promise<string[]> {
  const names = (await tablesOf(connection)).map(({ name }) => `\`${name}\``);
  const rows = (await connection.query(`CHECK TABLE ${names.join(", ")}`)) as Record<
    "Table" | "Msg_type" | "Msg_text",
    string
  >[];
  return rows.filter((row) => row.Msg_type === "error").map((row) => `${row.Table}: ${row.Msg_text}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
