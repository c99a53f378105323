import type { Connection } from "../db/maintenance.js";
import { insertRows as insertInto } from "../db/insert-many.js";
import { TABLE_NAMES } from "../db/schema-state.js";
import { toSqlTime } from "../db/raw-sql.js";

/** A column's value, in the same form for every database. Date-times are UTC texts as in SQLite. */
export type Value = string | number | null;

/**
 * A table's structure, read from the database and not from the entities, so that databases of other versions can be
 * read too.
 */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
}

/**
 * Tables about the database itself. These tables are not backed up, because a database that receives a backup has its
 * own rows in them.
 */
const BOOKKEEPING = new Set(["migrations", "migrations_begun", "leases"]);
const PAGE_ROWS = 500;

/**
 * Returns the tables that hold the club's data.
 * @throws Error for a table without a primary key
 */
export async function tablesOf(connection: Connection): Promise<TableShape[]> {
  const sql = TABLE_NAMES[connection.dataSource.options.type === "mysql" ? "mysql" : "sqlite"];
  const nameRows = (await connection.query(sql)) as { name: string }[];
  const names = nameRows.map(nameOf).filter((name) => !BOOKKEEPING.has(name));
  const tables = await connection.getTables(names);
  return names.map((name) => {
    const table = tables.find((one) => one.name === name);
    const key = table?.primaryColumns.map(nameOf) ?? [];
    if (!table || key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    return { name, columns: table.columns.map(nameOf), key };
  });
}

const nameOf = ({ name }: { readonly name: string }): string => name;

/** Yields all rows of a table in primary-key order, at most `PAGE_ROWS` at a time. */
export async function* rowsOf(
  connection: Connection,
  { name, columns, key }: TableShape,
): AsyncGenerator<Value[][]> {
  const select = `SELECT ${list(columns)} FROM ${quoted(name)}`;
  const order = `ORDER BY ${list(key)} LIMIT ${String(PAGE_ROWS)}`;
  const places = key.map((column) => columns.indexOf(column));
  let last: Value[] | null = null;
  for (;;) {
    const from = last
      ? afterKey(
          key,
          places.map((place) => last?.[place] ?? null),
        )
      : null;
    const sql = from ? `${select} WHERE ${from.sql} ${order}` : `${select} ${order}`;
    const rawRows = (await connection.query(sql, from?.parameters ?? [])) as Record<string, unknown>[];
    const rows = rawRows.map((row) => columns.map((column) => toValue(row[column], `${name}.${column}`)));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1) ?? null;
  }
}

/** Returns the condition for rows after a key, in a form that lets both databases use the index. */
function afterKey(
  [first = "", ...others]: readonly string[],
  [value = null, ...values]: readonly Value[],
): { readonly sql: string; readonly parameters: Value[] } {
  const column = quoted(first);
  if (others.length === 0) return { sql: `${column} > ?`, parameters: [value] };
  const rest = afterKey(others, values);
  return {
    sql: `${column} >= ? AND (${column} > ? OR (${rest.sql}))`,
    parameters: [value, value, ...rest.parameters],
  };
}

export function insertRows(
  connection: Connection,
  { name, columns }: Pick<TableShape, "name" | "columns">,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  return insertInto(connection, quoted(name), columns.map(quoted), rows);
}

export async function deleteRows(connection: Connection, name: string): Promise<void> {
  await connection.query(`DELETE FROM ${quoted(name)}`);
}

/** Returns true if all tables are empty. */
export async function isEmpty(connection: Connection): Promise<boolean> {
  for (const table of await tablesOf(connection))
    for await (const _rows of rowsOf(connection, table)) return false;
  return true;
}

function toValue(value: unknown, where: string): Value {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Date) return toSqlTime(value);
  throw new Error(`${where} holds ${typeof value}, which a backup cannot keep.`);
}

/** Quotes a name. SQLite accepts MySQL's quotes too. */
const quoted = (name: string): string => `\`${name}\``;
const list = (names: readonly string[]): string => names.map(quoted).join(", ");
