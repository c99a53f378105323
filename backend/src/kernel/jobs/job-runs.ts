/** How often a job of this server ended since the start, well and otherwise; for the metrics. */
export interface JobRuns {
  done: number;
  failed: number;
}
