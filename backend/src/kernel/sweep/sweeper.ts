import type { Database, Tx } from "../db/database.js";

/** Rows that are of no use any more once they are old. */
export interface SweepRule {
  /** What goes, as the log and the command line name it: "codes", "sessions". */
  readonly what: string;
  /** Days that they are kept. */
  readonly days: number;
  /** Deletes at most `limit` rows that were done with before `before`; answers how many. */
  delete(tx: Tx, before: Date, limit: number): Promise<number>;
}

/** How many rows went, by what they are. */
export type SweepCounts = Readonly<Record<string, number>>;

/** Rows a transaction: milliseconds of SQLite's one writer, and few enough for Galera to certify at once. */
const SLICE = 500;
/** Between two slices others write. */
const PAUSE_MS = 50;
const DAY_MS = 24 * 3_600_000;

/** Deletes what is older than its rule keeps it, in slices. */
export class Sweeper {
  #stopped = false;

  constructor(
    private readonly db: Database,
    private readonly rules: readonly SweepRule[],
  ) {}

  /** Begins no further slice; the sweep under way ends soon. */
  stop(): void {
    this.#stopped = true;
  }

  /** Applies all rules once. @throws the database's error; the slices before it are done. */
  async sweep(now = new Date()): Promise<SweepCounts> {
    const counts: Record<string, number> = {};
    for (const rule of this.rules) counts[rule.what] = await this.#apply(rule, now);
    return counts;
  }

  async #apply(rule: SweepRule, now: Date): Promise<number> {
    const before = new Date(now.getTime() - rule.days * DAY_MS);
    let gone = 0;
    while (!this.#stopped) {
      const slice = await this.db.inTransaction((tx) => rule.delete(tx, before, SLICE));
      gone += slice;
      if (slice < SLICE) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return gone;
  }
}
