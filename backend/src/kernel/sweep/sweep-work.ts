import type { Database } from "../db/database.js";
import type { HourlyWork } from "../jobs/hourly-job.js";
import { Sweeper, type SweepRule } from "./sweeper.js";

/** Deleting what is old, as work of every hour. */
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
