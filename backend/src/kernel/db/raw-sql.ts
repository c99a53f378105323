import type { Database, Tx } from "./database.js";

/** Columns of an entity for a hand-written SELECT; a name that the entity does not have does not compile. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the entity: it cannot be inferred from the list
export function columnList<Row>(alias: string, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}

/** The `select` option of `find`, from a list of columns. */
export function selectOf<Column extends string>(columns: readonly Column[]): Record<Column, true> {
  return Object.fromEntries(columns.map((column) => [column, true])) as Record<Column, true>;
}

/** Runs a hand-written INSERT, UPDATE or DELETE in a transaction; returns how many rows it affected. */
export async function execute(tx: Tx, sql: string, parameters: readonly unknown[] = []): Promise<number> {
  if (!tx.queryRunner) throw new Error("execute needs a transaction");
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}

/** A date-time in a raw row: SQLite keeps UTC text (`2026-01-31 09:30:00.000`), mysql2 gives a Date. */
export type RawTime = string | Date;

/** Reads a raw row's date-time. */
export function toDate(value: RawTime): Date {
  return value instanceof Date ? value : new Date(`${value.replace(" ", "T")}Z`);
}

/** Reads a raw row's date-time that may be null. */
export function toDateOrNull(value: RawTime | null): Date | null {
  return value === null ? null : toDate(value);
}

/** Formats a date-time as a parameter of hand-written SQL; both databases compare this text with their columns. */
export function toSqlTime(date: Date): string {
  return date.toISOString().slice(0, 23).replace("T", " ");
}

/**
 * A column of `users` to sort by, ignoring case, by an index: on MariaDB its own collation does (ADR 67), on SQLite the index's,
 * which knows the case of ASCII letters alone.
 */
export function ignoringCase(dialect: Database["dialect"], column: string): string {
  return dialect === "sqlite" ? `${column} COLLATE NOCASE` : column;
}

/**
 * A column to sort by for which SQLite should read the table and not an index: in the index's order each row is looked up
 * somewhere else, ten times as slow where most rows are read.
 */
export function withoutIndex(dialect: Database["dialect"], column: string): string {
  return dialect === "sqlite" ? `+${column}` : column;
}

/** What says after a table's name that MariaDB has to read it by an index: it takes another one, and sorts, where it misjudges. */
export function byIndex(dialect: Database["dialect"], index: string): string {
  return dialect === "mysql" ? ` FORCE INDEX (${index})` : "";
}
