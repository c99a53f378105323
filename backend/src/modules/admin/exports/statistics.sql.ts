import type { Database } from "../../../kernel/db/database.js";
import type { Statistics } from "./statistics.service.js";

/**
 * Counts the dashboard's figures for the whole club with one SQL statement. Separate queries in the modules of
 * `events`, `users` and `teams` would need six statements.
 */
export async function clubStatistics(db: Database): Promise<Statistics> {
  const [row = {}] = await db.query<Record<string, number | string>>(`SELECT
    (SELECT COUNT(*) FROM events) AS totalEvents,
    (SELECT COUNT(*) FROM events WHERE state <> 'past') AS upcomingEvents,
    (SELECT COUNT(*) FROM events WHERE state = 'past') AS completedEvents,
    (SELECT COUNT(*) FROM users) AS users,
    (SELECT COUNT(*) FROM teams) AS teams,
    (SELECT COUNT(*) FROM teams WHERE paymentStatus = 'pending') AS pendingPayments`);
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as unknown as Statistics;
}
