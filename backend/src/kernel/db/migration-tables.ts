import { Table, TableForeignKey, TableIndex, type QueryRunner, type TableColumnOptions } from "typeorm";
import type { UniqueKey } from "./unique-key.js";

/** Short-hands for migrations: the same kinds of columns as `columns.ts`, for both databases. */
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
/** SQLite calls its whole numbers `integer`, MySQL `int`; TypeORM's entities use the driver's own name. */
export const int = (queryRunner: QueryRunner, name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: queryRunner.dataSource.options.type === "mysql" ? "int" : "integer",
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

/** A foreign key `fk_<table>_<column>`; ids never change, so an update is restricted. */
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
 * Creates a table. On MySQL it compares text by bytes (utf8mb4_bin), as SQLite does: names that differ
 * in an accent stay different, and case is folded by the application, in one place.
 */
export async function createTable(
  queryRunner: QueryRunner,
  name: string,
  columns: TableColumnOptions[],
  parts: { indices?: TableIndex[]; foreignKeys?: TableForeignKey[] } = {},
): Promise<void> {
  const { indices = [], foreignKeys = [] } = parts;
  const table = new Table({ name, columns });
  await queryRunner.createTable(table);
  if (queryRunner.dataSource.options.type === "mysql") {
    await queryRunner.query(`ALTER TABLE \`${name}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  }
  await queryRunner.createIndices(table, indices);
  await queryRunner.createForeignKeys(table, foreignKeys);
}
