import type { JobRuns } from "../../kernel/jobs/polling-job.js";
import type { Metrics } from "./metrics.js";

/** What a server does besides answering requests, and what it needs for that. */
interface WorkParts {
  readonly jobs: readonly { readonly name: string; readonly runs: JobRuns }[];
  /** Whether Redis answers; null where there is none. */
  readonly isRedisUp: (() => boolean) | null;
  /** How often the store of pictures failed since the start. */
  readonly pictureFaults: () => number;
}

/** Adds the metrics of jobs, Redis and the pictures' store; every series is there from the start. */
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
