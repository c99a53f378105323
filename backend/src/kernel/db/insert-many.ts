import { yieldToEventLoop } from "../lists.js";
import { chunks } from "./changes.js";
import type { Tx } from "./database.js";
import { deferWrite } from "../fast/batch.js";
import { toSqlTime } from "./raw-sql.js";

/**
 * Maximum number of parameters per SQL statement. SQLite accepts at most 32,766, and larger statements save no time.
 */
const MAX_PARAMETERS = 6000;
/** Maximum number of rows for which `insertLater` defers the insert. More rows are inserted immediately. */
const FEW = 10;

/**
 * Inserts rows of one entity with few SQL statements. Use this function for thousands of rows, and for single rows
 * under load, because `tx.insert` reads a row back if a column has a default. Every row must have all columns of the
 * first row.
 */
export async function insertMany<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  rows: readonly NoInfer<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, columns, names } = tableOf(tx, entity, first);
  for (const some of chunks(rows, rowsAtOnce(columns))) {
    await insertRows(
      tx,
      table,
      names,
      some.map((row) => valuesOf(row, columns)),
    );
  }
}

/**
 * Inserts rows like `insertMany`, but defers up to `FEW` rows (`deferWrite`). An error of a deferred insert may not
 * appear until a later statement or the COMMIT. Use this function only if no code inside the
 * transaction handles an error of this insert.
 */
export async function insertLater<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  rows: readonly NoInfer<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (rows.length > FEW) return insertMany(tx, entity, rows);
  const { table, columns, names } = tableOf(tx, entity, first);
  await deferWrite(
    tx,
    insertOf(
      table,
      names,
      rows.map((row) => valuesOf(row, columns)),
    ),
  );
}

function tableOf<Row extends object>(tx: Tx, entity: new () => Row, first: Row) {
  const columns = Object.keys(first) as (keyof Row & string)[];
  // escaped, because the name of a column may be a reserved word, such as `lines` in MariaDB
  const names = columns.map((column) => tx.dataSource.driver.escape(column));
  return { table: tx.dataSource.getMetadata(entity).tableName, columns, names };
}

function valuesOf<Row>(row: Row, columns: readonly (keyof Row)[]): unknown[] {
  return columns.map((column) => toParameter(row[column]));
}

/**
 * Inserts rows whose values are in the order of the columns. The names of the table and its columns go into the SQL as
 * they are, so the caller must escape them.
 */
export async function insertRows(
  connection: Pick<Tx, "query">,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  for (const some of chunks(rows, rowsAtOnce(columns))) {
    const { sql, parameters } = insertOf(table, columns, some);
    await connection.query(sql, parameters);
    await yieldToEventLoop(some.length);
  }
}

function insertOf(table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  const places = `(${columns.map(() => "?").join(", ")})`;
  const values = rows.map(() => places).join(", ");
  return { sql: `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values}`, parameters: rows.flat() };
}

function rowsAtOnce(columns: readonly string[]): number {
  return Math.floor(MAX_PARAMETERS / columns.length);
}

function toParameter(value: unknown): unknown {
  return value instanceof Date ? toSqlTime(value) : value;
}
