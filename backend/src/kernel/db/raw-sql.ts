import type { Database, Tx } from "./database.js";
import { type FindOperator, Raw } from "typeorm";

/**
 * Returns an entity's columns for a hand-written SELECT. A name that is not a column of the entity does not compile.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the entity: it cannot be inferred from the list
export function columnList<Row>(alias: string, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}

/** Returns the `select` option of `find` for the given columns. */
export function selectOf<Column extends string>(columns: readonly Column[]): Record<Column, true> {
  return Object.fromEntries(columns.map((column) => [column, true])) as Record<Column, true>;
}

/** Runs a hand-written INSERT, UPDATE or DELETE in a transaction. Returns the number of affected rows. */
export async function execute(tx: Tx, sql: string, parameters: readonly unknown[] = []): Promise<number> {
  if (!tx.queryRunner) throw new Error("execute needs a transaction");
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}

/** A date-time in a raw row. SQLite stores UTC text (`2026-01-31 09:30:00.000`), mysql2 returns a Date. */
export type RawTime = string | Date;

export function toDate(value: RawTime): Date {
  return value instanceof Date ? value : new Date(`${value.replace(" ", "T")}Z`);
}

export function toDateOrNull(value: RawTime | null): Date | null {
  return value === null ? null : toDate(value);
}

/**
 * Formats a date-time as a parameter of hand-written SQL. On both databases, this text compares correctly with
 * date-time columns.
 */
export function toSqlTime(date: Date): string {
  return date.toISOString().slice(0, 23).replace("T", " ");
}

/**
 * Returns SQL that sorts by a column, ignoring case and using an index. On MariaDB, the column's collation ignores case
 * (ADR 67). On SQLite, the index's collation does, but only for ASCII letters.
 */
export function ignoringCase(dialect: Database["dialect"], column: string): string {
  return dialect === "sqlite" ? `${column} COLLATE NOCASE` : column;
}

/**
 * Returns SQL that sorts by a column without SQLite's index. With the index, SQLite looks up each row separately, which
 * is ten times as slow if most rows are read.
 */
export function withoutIndex(dialect: Database["dialect"], column: string): string {
  return dialect === "sqlite" ? `+${column}` : column;
}

/**
 * Returns SQL that follows a table's name and forces MariaDB to use an index. Otherwise MariaDB sometimes chooses
 * another index and has to sort.
 */
export function byIndex(dialect: Database["dialect"], index: string): string {
  return dialect === "mysql" ? ` FORCE INDEX (${index})` : "";
}

/**
 * Returns SQL for the date in India of a stored time, as `YYYY-MM-DD`. Both databases store UTC, and India is 5 hours
 * 30 minutes ahead of UTC all year.
 */
export function indiaDayOf({ dialect }: Pick<Database, "dialect">, column: string): string {
  return dialect === "mysql"
    ? `DATE_FORMAT(${column} + INTERVAL 330 MINUTE, '%Y-%m-%d')`
    : `date(${column}, '+330 minutes')`;
}

/**
 * Returns an equality condition that no index can serve, for queries whose ids already identify the rows. With a plain
 * comparison and three or more ids, SQLite would search by the value and read every row with this value, because
 * without statistics SQLite expects only ten such rows. MariaDB might do the same, and would lock the rows.
 */
export function unindexed<T extends string>(value: T): FindOperator<T> {
  const name = `unindexed_${value.replace(/\W/g, "_")}`;
  return Raw((column) => `COALESCE(${column}, '') = :${name}`, { [name]: value }) as FindOperator<T>;
}
