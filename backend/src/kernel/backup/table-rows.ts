import type { Connection } from "../db/maintenance.js";
import { toSqlTime } from "../db/values.js";

/** What a column holds, the same on every database: moments are UTC text as SQLite keeps them. */
export type Value = string | number | null;

/** A table as the database describes it; not as the entities do, so that one of another version can be read too. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** How the database itself is run; a restored one gets its own. */
const BOOKKEEPING = new Set(["migrations", "migrations_begun", "leases"]);
const PAGE_ROWS = 500;
/** SQLite takes at most 32,766 parameters a statement. */
const MAX_PARAMETERS = 6000;

const SHAPES = {
  sqlite: `SELECT m.name AS tableName, c.name AS columnName, c.pk AS place
    FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY m.name, c.cid`,
  mysql: `SELECT c.table_name AS tableName, c.column_name AS columnName, COALESCE(k.ordinal_position, 0) AS place
    FROM information_schema.columns c
    JOIN information_schema.tables t
      ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
    LEFT JOIN information_schema.key_column_usage k ON k.table_schema = c.table_schema
      AND k.table_name = c.table_name AND k.column_name = c.column_name AND k.constraint_name = 'PRIMARY'
    WHERE c.table_schema = DATABASE() ORDER BY c.table_name, c.ordinal_position`,
};

/** The tables that hold the club's data. @throws Error for one without a primary key. */
export async function tablesOf(connection: Connection): Promise<TableShape[]> {
  const sql = SHAPES[isMysql(connection) ? "mysql" : "sqlite"];
  const found = (await connection.query(sql)) as Record<"tableName" | "columnName", string>[];
  const names = [...new Set(found.map(({ tableName }) => tableName))].filter(
    (name) => !BOOKKEEPING.has(name),
  );
  return names.map((name) => {
    const rows = found.filter(({ tableName }) => tableName === name) as unknown as {
      columnName: string;
      place: number | string;
    }[];
    const key = rows
      .filter(({ place }) => Number(place) > 0)
      .sort((a, b) => Number(a.place) - Number(b.place));
    if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    return { name, columns: rows.map(columnName), key: key.map(columnName) };
  });
}

const columnName = (row: { readonly columnName: string }): string => row.columnName;

/** All rows, some hundred at a time, in the order of the primary key. */
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
    const found = (await connection.query(sql, from?.parameters ?? [])) as Record<string, unknown>[];
    const rows = found.map((row) => columns.map((column) => toValue(row[column], `${name}.${column}`)));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1) ?? null;
  }
}

/** What comes after a key, written so that both databases enter the index there. */
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

/** Adds rows to a table. */
export async function insertRows(
  connection: Connection,
  { name, columns }: Pick<TableShape, "name" | "columns">,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  const places = `(${columns.map(() => "?").join(", ")})`;
  for (let at = 0; at < rows.length; at += size) {
    const part = rows.slice(at, at + size);
    await connection.query(
      `INSERT INTO ${quoted(name)} (${list(columns)}) VALUES ${part.map(() => places).join(", ")}`,
      part.flat(),
    );
  }
}

/** Empties a table. */
export async function deleteRows(connection: Connection, name: string): Promise<void> {
  await connection.query(`DELETE FROM ${quoted(name)}`);
}

/** True when no table has a row. */
export async function isEmpty(connection: Connection): Promise<boolean> {
  for (const { name } of await tablesOf(connection)) {
    const rows = (await connection.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`)) as unknown[];
    if (rows.length > 0) return false;
  }
  return true;
}

function toValue(value: unknown, where: string): Value {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Date) return toSqlTime(value);
  throw new Error(`${where} holds ${typeof value}, which a backup cannot keep.`);
}

const isMysql = (connection: Connection): boolean => connection.dataSource.options.type === "mysql";
/** SQLite reads MySQL's quotes too. */
const quoted = (name: string): string => `\`${name}\``;
const list = (names: readonly string[]): string => names.map(quoted).join(", ");
