import BetterSqlite3 from "better-sqlite3";

/**
 * better-sqlite3 whose prepared statements keep their plan. SQLite uses the value of a bare `?` while it plans a join,
 * and then plans the statement again each time that another value is bound, which takes twice as long as running it
 * (ADR 65). It does not evaluate an expression. The compile option that turns this off is not set in the package.
 */
export class SqliteDriver extends BetterSqlite3 {
  override prepare: typeof BetterSqlite3.prototype.prepare = (sql) => super.prepare(withStablePlan(sql));
}

/** A text of SQL, or a placeholder. */
const TEXT_OR_PLACEHOLDER = /'(?:[^']|'')*'|\?/g;

/** The statement with each `?` as an expression of the same value and type. Rows that are inserted need no plan. */
export function withStablePlan(sql: string): string {
  if (/^\s*INSERT\b/i.test(sql)) return sql;
  return sql.replace(TEXT_OR_PLACEHOLDER, (part) => (part === "?" ? "ifnull(?,NULL)" : part));
}
