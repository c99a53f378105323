const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long it is, in words: a team made late has its reminder late, too. */
export function timeLeft(ms: number): string {
  const [count, unit] =
    ms > 0.9 * DAY_MS ? [Math.round(ms / DAY_MS), "day"] : [Math.ceil(ms / HOUR_MS), "hour"];
  return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}
