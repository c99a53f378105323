/** The measurements of one round of a case. */
export interface Round {
  readonly perSecond: number;
  /** The 99th percentile of the reply times, in milliseconds. */
  readonly p99: number;
  /** CPU time per request in milliseconds: of all the site's processes together, of the database, and of wrk. */
  readonly site: number;
  readonly database: number;
  readonly wrk: number;
  readonly failures: number;
}

export const HEADING = [
  "| case | WORKERS | requests/s | ratio | p99 ms | CPU ms a request: site | MariaDB | wrk | failures |",
  "| ---- | ------- | ---------- | ----- | ------ | ---------------------- | ------- | --- | -------- |",
].join("\n");

/**
 * Returns a row of the table: the medians of the rounds. One column has the throughput relative to the throughput of
 * one process in the same round.
 */
export function row(
  name: string,
  workers: number,
  rounds: readonly Round[],
  alone: readonly Round[],
): string {
  const ratios = rounds.map(({ perSecond }, i) => perSecond / (alone[i]?.perSecond ?? NaN));
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const cells = [
    name,
    workers,
    of(({ perSecond }) => perSecond).toFixed(0),
    median(ratios).toFixed(2),
    of(({ p99 }) => p99).toFixed(1),
    of(({ site }) => site).toFixed(2),
    of(({ database }) => database).toFixed(2),
    of(({ wrk }) => wrk).toFixed(2),
    rounds.reduce((sum, { failures }) => sum + failures, 0),
  ];
  return `| ${cells.join(" | ")} |`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
