import type { Tx } from "./database.js";
import { execute } from "./execute.js";
import { toSqlTime } from "./values.js";

/** Parameters a statement: SQLite takes at most 32,766, and beyond this size a row gets no cheaper. */
const MAX_PARAMETERS = 6000;

/**
 * Inserts rows of one entity with as few statements as parameters allow: for rows by the thousand, and for single ones
 * in a rush, which `tx.insert` would read back when a column has a default. Every row must have all columns of the first.
 */
export async function insertMany<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const { driver } = tx.dataSource;
  const names = columns.map((column) => driver.escape(column)).join(", "); // `lines` is a word of MariaDB's own
  const into = `INSERT INTO ${tx.dataSource.getMetadata(entity).tableName} (${names}) VALUES`;
  const places = `(${columns.map(() => "?").join(", ")})`;
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  for (let at = 0; at < rows.length; at += size) {
    const batch = rows.slice(at, at + size);
    const values = batch.flatMap((row) => columns.map((column) => toParameter(row[column])));
    await execute(tx, `${into} ${batch.map(() => places).join(", ")}`, values);
  }
}

function toParameter(value: unknown): unknown {
  return value instanceof Date ? toSqlTime(value) : value;
}
