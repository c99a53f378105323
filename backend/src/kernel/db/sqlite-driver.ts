import BetterSqlite3 from "better-sqlite3";

/**
 * A better-sqlite3 connection whose prepared statements keep their plan. SQLite uses the value of a bare `?` while it
 * plans a join. It then plans the statement again for each other value, which takes twice as long as running it (ADR
 * 65). SQLite does not evaluate an expression while it plans. The compile option that turns this off is not set in the
 * package.
 */
export class SqliteDriver extends BetterSqlite3 {
  override prepare: typeof BetterSqlite3.prototype.prepare = (sql) => super.prepare(withStablePlan(sql));
}

/** Matches a text of SQL, or a placeholder. */
const TEXT_OR_PLACEHOLDER = /'(?:[^']|'')*'|\?/g;

/**
 * Replaces each `?` of a statement by an expression of the same value and type. INSERTs need no plan and stay
 * unchanged.
 */
export function withStablePlan(sql: string): string {
  if (/^\s*INSERT\b/i.test(sql)) return sql;
  return sql.replace(TEXT_OR_PLACEHOLDER, (part) => (part === "?" ? "ifnull(?,NULL)" : part));
}
