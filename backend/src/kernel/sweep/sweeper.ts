import type { Database, Tx } from "../db/database.js";
import type { HourlyWork } from "../jobs/hourly-job.js";

/** A rule for deleting old rows of one kind. */
export interface SweepRule {
  /** The name of the rows in the log and on the command line, such as "codes". */
  readonly what: string;
  /** The number of days that the rows are kept. */
  readonly days: number;
  /** Deletes at most `limit` rows that became obsolete before `before`. Returns the number of deleted rows. */
  delete(tx: Tx, before: Date, limit: number): Promise<number>;
}

/** The number of deleted rows, by the rule's `what`. */
type SweepCounts = Readonly<Record<string, number>>;

/**
 * Rows per transaction. So few rows occupy SQLite's single writer only for milliseconds, and Galera (MariaDB's cluster)
 * accepts such a transaction.
 */
const SLICE = 500;
/** Milliseconds to pause between two slices, so that other transactions can write. */
const PAUSE_MS = 50;
const DAY_MS = 24 * 3_600_000;

/** Deletes rows that are older than their rule allows, in slices. */
export class Sweeper {
  #stopped = false;

  constructor(
    private readonly db: Database,
    private readonly rules: readonly SweepRule[],
  ) {}

  /** Prevents further slices, so that a running sweep ends soon. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * Applies all rules once.
   * @throws the database's error. Earlier slices stay committed.
   */
  async sweep(now = new Date()): Promise<SweepCounts> {
    const counts: Record<string, number> = {};
    for (const rule of this.rules) counts[rule.what] = await this.#apply(rule, now);
    return counts;
  }

  async #apply(rule: SweepRule, now: Date): Promise<number> {
    const before = new Date(now.getTime() - rule.days * DAY_MS);
    let deleted = 0;
    while (!this.#stopped) {
      const slice = await this.db.inTransaction((tx) => rule.delete(tx, before, SLICE));
      deleted += slice;
      if (slice < SLICE) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return deleted;
  }
}

export function sweepWork(db: Database, rules: readonly SweepRule[]): HourlyWork {
  const sweeper = new Sweeper(db, rules);
  return {
    name: "sweep",
    run: () => sweeper.sweep(),
    stop: () => {
      sweeper.stop();
    },
  };
}
