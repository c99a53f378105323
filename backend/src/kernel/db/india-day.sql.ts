import type { Database } from "./database.js";

/**
 * Returns SQL for the date in India of a stored time, as `YYYY-MM-DD`. Both databases store UTC, and India is 5 hours
 * 30 minutes ahead of UTC all year.
 */
export function indiaDayOf({ dialect }: Pick<Database, "dialect">, column: string): string {
  return dialect === "mysql"
    ? `DATE_FORMAT(${column} + INTERVAL 330 MINUTE, '%Y-%m-%d')`
    : `date(${column}, '+330 minutes')`;
}
