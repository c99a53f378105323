import type { Database, Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import type { ExportKind } from "./contract/begin-export.input.js";
import type { Statistics } from "./statistics.types.js";

const FIGURES = `SELECT
  (SELECT COUNT(*) FROM events) AS totalEvents,
  (SELECT COUNT(*) FROM events WHERE state <> 'past') AS upcomingEvents,
  (SELECT COUNT(*) FROM events WHERE state = 'past') AS completedEvents,
  (SELECT COUNT(*) FROM users) AS users,
  (SELECT COUNT(*) FROM teams) AS teams,
  (SELECT COUNT(*) FROM teams WHERE paymentStatus = 'pending') AS pendingPayments`;

/** Counts over the whole club, in one statement. */
export class StatisticsRepository {
  constructor(private readonly db: Database) {}

  async read(): Promise<Statistics> {
    const [row = {}] = await this.db.query<Record<string, number | string>>(FIGURES);
    return Object.fromEntries(
      Object.entries(row).map(([name, count]) => [name, Number(count)]),
    ) as unknown as Statistics;
  }

  /** How many rows one of the club's lists has, over all events. */
  async count(tx: Tx, list: ExportKind): Promise<number> {
    const rows = await select<{ n: number | string }>(tx, `SELECT COUNT(*) AS n FROM ${list}`);
    return Number(rows[0]?.n ?? 0);
  }
}
