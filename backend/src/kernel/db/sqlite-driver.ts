import BetterSqlite3 from "better-sqlite3";

/**
 * A better-sqlite3 connection whose prepared statements keep their plan. SQLite plans a join for the value of a bare
 * `?` and plans it again for each new value, which takes twice as long as running the statement (ADR 65). For a `?`
 * inside an expression, SQLite ignores the value while it plans. A compile option would prevent new plans, but the
 * package does not set it.
 */
export class SqliteDriver extends BetterSqlite3 {
  override prepare: typeof BetterSqlite3.prototype.prepare = (sql) => super.prepare(withStablePlan(sql));
}

/** Matches a string literal of SQL, or a placeholder. */
const TEXT_OR_PLACEHOLDER = /'(?:[^']|'')*'|\?/g;

/**
 * Replaces each `?` of a statement with an expression of the same value and type. INSERTs need no plan and stay
 * unchanged.
 */
export function withStablePlan(sql: string): string {
  if (/^\s*INSERT\b/i.test(sql)) return sql;
  return sql.replace(TEXT_OR_PLACEHOLDER, (part) => (part === "?" ? "ifnull(?,NULL)" : part));
}
