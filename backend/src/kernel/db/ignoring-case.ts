import type { Database } from "./database.js";

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
