/** The helpers in this file make the same kinds of columns as `columns.ts`, for migrations on both databases. */

import {
  Table,
  TableColumn,
  TableForeignKey,
  TableIndex,
  type QueryRunner,
  type TableColumnOptions,
} from "typeorm";
import type { UniqueKey } from "./unique-key.js";

type Extra = Pick<TableColumnOptions, "isNullable" | "default">;

export const text = (name: string, length: number, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: "varchar",
  length: String(length),
  ...extra,
});
export const id = (): TableColumnOptions => ({ ...text("id", 36), isPrimary: true });
export const ref = (name: string, extra: Extra = {}): TableColumnOptions => text(name, 36, extra);
export const longText = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: "text",
  ...extra,
});
/** Returns a column of whole numbers. Its type is `integer` on SQLite and `int` on MySQL, as in TypeORM's entities. */
export const int = (queryRunner: QueryRunner, name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: queryRunner.dataSource.options.type === "mysql" ? "int" : "integer",
  ...extra,
});
/** Returns a column of floating-point numbers. */
export const real = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: "double",
  ...extra,
});
export const time = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: "datetime",
  precision: 3,
  ...extra,
});

export const unique = (key: UniqueKey): TableIndex =>
  new TableIndex({ name: key.name, columnNames: key.columns, isUnique: true });

export const index = (name: string, ...columnNames: string[]): TableIndex =>
  new TableIndex({ name, columnNames });

/** Returns a foreign key named `fk_<table>_<column>`. Updates are restricted, because ids never change. */
export const foreignKey = (
  table: string,
  column: string,
  target: string,
  onDelete: "CASCADE" | "SET NULL" | "RESTRICT",
): TableForeignKey =>
  new TableForeignKey({
    name: `fk_${table}_${column}`,
    columnNames: [column],
    referencedTableName: target,
    referencedColumnNames: ["id"],
    onDelete,
    onUpdate: "RESTRICT",
  });

/**
 * Creates a table. On MySQL its texts are compared by bytes (utf8mb4_bin), as on SQLite. Names that differ only in case
 * or in an accent therefore stay different.
 *
 * MySQL commits each statement separately, so a killed process may leave the work half done. When this function or a
 * function below runs again, it does only what is still missing.
 */
export async function createTable(
  queryRunner: QueryRunner,
  name: string,
  columns: TableColumnOptions[],
  parts: { indices?: TableIndex[]; foreignKeys?: TableForeignKey[] } = {},
): Promise<void> {
  const { indices = [], foreignKeys = [] } = parts;
  const table = new Table({ name, columns });
  await queryRunner.createTable(table, isMysql(queryRunner));
  const there = await namesOf(queryRunner, name);
  if (isMysql(queryRunner) && !there.includes("utf8mb4_bin")) {
    await queryRunner.query(`ALTER TABLE \`${name}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  }
  await addIndices(queryRunner, table, indices);
  const missing = foreignKeys.filter((key) => !there.includes(key.name ?? ""));
  if (missing.length > 0) await queryRunner.createForeignKeys(table, missing);
}

/** Adds the columns that the table lacks. */
export async function addColumns(
  queryRunner: QueryRunner,
  table: string,
  columns: readonly TableColumnOptions[],
): Promise<void> {
  for (const column of columns) {
    if (await queryRunner.hasColumn(table, column.name)) continue;
    await queryRunner.addColumn(table, new TableColumn(column));
  }
}

/** Adds the indexes that the table lacks. */
export async function addIndices(
  queryRunner: QueryRunner,
  table: Table | string,
  indices: readonly TableIndex[],
): Promise<void> {
  const there = await namesOf(queryRunner, typeof table === "string" ? table : table.name);
  const missing = indices.filter((one) => !there.includes(one.name ?? ""));
  if (missing.length > 0) await queryRunner.createIndices(table, missing);
}

/** Drops the given indexes, if they exist. */
export async function dropIndices(
  queryRunner: QueryRunner,
  table: string,
  indices: readonly TableIndex[],
): Promise<void> {
  const there = await namesOf(queryRunner, table);
  const existing = indices.filter((one) => there.includes(one.name ?? ""));
  if (existing.length > 0) await queryRunner.dropIndices(table, existing);
}

const isMysql = (queryRunner: QueryRunner): boolean => queryRunner.dataSource.options.type === "mysql";

/**
 * The queries for the names of a table's indexes, and on MySQL also of its foreign keys and collation. SQLite does not
 * store the names of foreign keys. They are not needed there, because SQLite creates a table and its foreign keys in
 * one transaction, so a table never exists with only some of its keys.
 */
const NAMES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?",
  mysql: `SELECT index_name AS name FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name = ?
    UNION SELECT constraint_name FROM information_schema.table_constraints
    WHERE table_schema = DATABASE() AND table_name = ? AND constraint_type = 'FOREIGN KEY'
    UNION SELECT table_collation FROM information_schema.tables
    WHERE table_schema = DATABASE() AND table_name = ?`,
};

async function namesOf(queryRunner: QueryRunner, table: string): Promise<string[]> {
  const sql = NAMES[isMysql(queryRunner) ? "mysql" : "sqlite"];
  const parameters = sql
    .split("?")
    .slice(1)
    .map(() => table);
  const rows = (await queryRunner.query(sql, parameters)) as { name: string }[];
  return rows.map(({ name }) => name);
}
