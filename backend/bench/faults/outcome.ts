import type { Asked } from "./traffic.js";

/** The outcome of one fault, as a row of the results table. */
export interface Outcome {
  readonly fault: string;
  readonly database: string;
  /** How the fault was injected. */
  readonly how: string;
  /** The number of requests that began during the fault. */
  readonly requests: number | string;
  /** How many of these requests failed, by kind of failure. */
  readonly failed: string;
  /**
   * `lost` is the number of acknowledged writes that are missing afterwards. `doubled` is the number of writes that are
   * stored more than once.
   */
  readonly lost: string;
  readonly doubled: string;
  /** The longest duration of a request that began during the fault, in seconds. */
  readonly slowest: string;
  /** The time from the end of the fault to the end of its last effect, in seconds. */
  readonly recovers: string;
  readonly note: string;
}

/**
 * For each write, the number of rows that the database holds after the fault. The key is the write's unique text
 * (`mark`).
 */
export type Found = ReadonlyMap<string, number>;

const isWrite = ({ kind }: Asked): boolean => kind === "team" || kind === "code";

/** Returns the number of requests for each failure, most frequent first. Returns "0" if none failed. */
export function tally(outcomes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) if (outcome !== "ok") counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const parts = [...counts].sort((a, b) => b[1] - a[1]).map(([what, count]) => `${String(count)} × ${what}`);
  return parts.length === 0 ? "0" : parts.join("; ");
}

/** Returns how many acknowledged writes are missing and how many writes are stored more than once. */
export function checkWrites(
  requests: readonly Asked[],
  storedMarks: Found,
): { lost: string; doubled: string } {
  const acknowledged = requests.filter((one) => isWrite(one) && one.outcome === "ok");
  const lost = acknowledged.filter(({ mark }) => !storedMarks.has(mark)).length;
  const doubled = requests.filter((one) => isWrite(one) && (storedMarks.get(one.mark) ?? 0) > 1).length;
  return { lost: `${String(lost)} of ${String(acknowledged.length)}`, doubled: String(doubled) };
}

/**
 * Summarises the requests that began between `from` and `to`, and the time from `to` until no request fails and a write
 * has succeeded again.
 */
export function sumUp(
  requests: readonly Asked[],
  from: number,
  to: number,
): Pick<Outcome, "requests" | "failed" | "slowest" | "recovers" | "note"> {
  const during = requests.filter(({ at }) => at >= from && at < to);
  const after = requests.filter(({ at }) => at >= to);
  const lastFailure = Math.max(to, ...after.filter(({ outcome }) => outcome !== "ok").map(({ end }) => end));
  const isBack = after.some((one) => isWrite(one) && one.outcome === "ok" && one.at >= lastFailure);
  const firstWrite = Math.min(
    ...after.filter((one) => isWrite(one) && one.outcome === "ok").map(({ end }) => end),
  );
  return {
    requests: during.length,
    failed: tally(during.map(({ outcome }) => outcome)),
    slowest: seconds(Math.max(0, ...during.map(({ at, end }) => end - at))),
    recovers: isBack ? seconds(Math.max(lastFailure, firstWrite) - to) : "not by itself",
    note: `no write for ${seconds(longestGap(requests, from, to))}; p95 ${percentile(during.map(({ at, end }) => end - at))}; ready: ${probes(during, "readyz")}; alive: ${probes(during, "healthz")}; home page: ${probes(during, "home")}`,
  };
}

/** Returns the results of a probe and its slowest reply. */
function probes(during: readonly Asked[], kind: string): string {
  const those = during.filter((one) => one.kind === kind);
  const outcomes = tally(those.map(({ outcome }) => (outcome === "ok" ? "200" : outcome)));
  return `${outcomes} (≤ ${seconds(Math.max(0, ...those.map(({ at, end }) => end - at)))})`;
}

/** Returns the longest time without an acknowledged write, in milliseconds. */
function longestGap(requests: readonly Asked[], from: number, to: number): number {
  const good = requests.filter((one) => isWrite(one) && one.outcome === "ok" && one.end > from);
  const times = [from, ...good.map(({ end }) => end)].sort((a, b) => a - b);
  const gaps = times.map((time, i) => (time > to ? 0 : (times[i + 1] ?? to) - time));
  return Math.max(...gaps);
}

function percentile(waits: readonly number[]): string {
  const sorted = [...waits].sort((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)} ms`;
}

/** Returns milliseconds as seconds with one decimal. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
