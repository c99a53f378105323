import { giveWay } from "../slices.js";
import { chunks } from "./changes.js";
import type { Tx } from "./database.js";
import { toSqlTime } from "./values.js";

/** Parameters per SQL statement: SQLite accepts at most 32,766, and larger statements save nothing. */
const MAX_PARAMETERS = 6000;

/**
 * Inserts rows of one entity with as few SQL statements as possible: for thousands of rows, and for single ones
 * under load, which `tx.insert` would read back when a column has a default. Every row must have all columns of the first.
 */
export async function insertMany<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const names = columns.map((column) => tx.dataSource.driver.escape(column)); // `lines` is a word of MariaDB's own
  const { tableName } = tx.dataSource.getMetadata(entity);
  for (const some of chunks(rows, rowsAtOnce(columns))) {
    const values = some.map((row) => columns.map((column) => toParameter(row[column])));
    await insertRows(tx, tableName, names, values);
  }
}

/** Inserts rows given as values in the order of the columns. The names go into the SQL unescaped. */
export async function insertRows(
  connection: Pick<Tx, "query">,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const places = `(${columns.map(() => "?").join(", ")})`;
  for (const some of chunks(rows, rowsAtOnce(columns))) {
    const values = some.map(() => places).join(", ");
    await connection.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values}`, some.flat());
    await giveWay(some.length);
  }
}

function rowsAtOnce(columns: readonly string[]): number {
  return Math.floor(MAX_PARAMETERS / columns.length);
}

function toParameter(value: unknown): unknown {
  return value instanceof Date ? toSqlTime(value) : value;
}
