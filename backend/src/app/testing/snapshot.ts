import type { Database, Tx } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";

type Row = Record<string, unknown>;

interface Insert {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Maximum number of rows in one INSERT. SQLite accepts 32,766 parameters in a statement: one for each value. */
const ROWS = 500;

/**
 * Copies the database's rows. The outbox and the leases are left out, because they change at any time.
 * @returns a function that restores the rows, including sessions
 */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const sqlite = db.dialect === "sqlite";
  const tables = db.write.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !["outbox_mails", "leases"].includes(name));
  const inserts: Insert[] = [];
  let writes: string | null = null;
  await db.inTransaction(async (tx) => {
    inserts.length = 0; // The transaction may run again.
    for (const table of tables)
      inserts.push(...insertsOf(table, await tx.query<Row[]>(`SELECT * FROM ${table}`)));
    if (sqlite) writes = await writesTo(tx);
  });
  return () =>
    db.inTransaction(async (tx) => {
      if (sqlite && (await writesTo(tx)) === writes) return;
      await tx.query(sqlite ? "PRAGMA defer_foreign_keys = ON" : "SET FOREIGN_KEY_CHECKS = 0");
      for (const table of await filled(tx, tables)) await execute(tx, `DELETE FROM ${table}`);
      for (const { sql, parameters } of inserts) await execute(tx, sql, parameters);
      if (sqlite) writes = await writesTo(tx);
      else await tx.query("SET FOREIGN_KEY_CHECKS = 1");
    });
}

/**
 * Returns a text that changes with each write to a SQLite database. `total_changes` counts the rows that this
 * connection has changed. The server has no other connection for writes. `data_version` changes when another program
 * writes.
 */
async function writesTo(tx: Tx): Promise<string> {
  const own = await tx.query<Row[]>("SELECT total_changes() AS changes");
  return JSON.stringify([own, await tx.query<Row[]>("PRAGMA data_version")]);
}

/** Returns the tables that have rows. */
async function filled(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const columns = tables.map((name) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`);
  const [row] = await tx.query<Row[]>(`SELECT ${columns.join(", ")}`);
  return tables.filter((name) => Number(row?.[name]) === 1);
}

function insertsOf(table: string, rows: readonly Row[]): Insert[] {
  const columns = Object.keys(rows[0] ?? {});
  const places = `(${columns.map(() => "?").join(", ")})`;
  const inserts: Insert[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS);
    inserts.push({
      sql: `INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(", ")})
        VALUES ${some.map(() => places).join(", ")}`,
      parameters: some.flatMap((row) => columns.map((name) => stored(row[name]))),
    });
  }
  return inserts;
}

/**
 * Returns a value in a form that a driver can write. Drivers parse JSON columns when reading, but do not serialise them
 * when writing.
 */
function stored(value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !(value instanceof Date);
  return isPlain && !Buffer.isBuffer(value) ? JSON.stringify(value) : value;
}
