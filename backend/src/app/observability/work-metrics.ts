import type { JobRuns } from "../../kernel/jobs/polling-job.js";
import type { Metrics } from "./metrics.js";

interface WorkParts {
  readonly jobs: readonly { readonly name: string; readonly runs: JobRuns }[];
  /** Returns whether Redis answers, or null if the server uses no Redis. */
  readonly isRedisUp: (() => boolean) | null;
  /** Returns the number of picture store failures since the start. */
  readonly pictureFaults: () => number;
}

/**
 * Adds the metrics of jobs, Redis and the picture store. Every series exists from the start, so that no increase is
 * missed.
 */
export function addWorkMetrics(metrics: Metrics, { jobs, isRedisUp, pictureFaults }: WorkParts): void {
  metrics.counter("club_job_runs_total", "Runs of a job on this server.", ["job", "result"], (counter) => {
    for (const { name: job, runs } of jobs) {
      counter.inc({ job, result: "done" }, runs.done);
      counter.inc({ job, result: "failed" }, runs.failed);
    }
  });
  metrics.counter("club_picture_store_errors_total", "Failed uses of the pictures' store.", [], (counter) => {
    counter.inc(pictureFaults());
  });
  if (isRedisUp === null) return;
  const help = "1 while Redis answers.";
  metrics.gauge(
    "club_redis_up",
    help,
    [],
    (gauge) => {
      gauge.set(isRedisUp() ? 1 : 0);
    },
    "min",
  );
}
