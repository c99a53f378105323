/** The part of a live board that says what of it is shown. */
interface Freezing {
  readonly freezesAt: Date | null;
  readonly unfrozenAt: Date | null;
}

/** Whether an answer that comes at this moment is behind the freeze. */
export function isBehindFreeze({ freezesAt, unfrozenAt }: Freezing, at: Date): boolean {
  return freezesAt !== null && unfrozenAt === null && at >= freezesAt;
}

/** So often Codeforces is asked for an event, at most, whatever the readers: one server for all. */
export const LIVE_EVERY_MS = 20_000;
/** Of a contest that is over only a late correction is to be expected. */
const FINISHED_EVERY_MS = 10 * 60_000;
/** Nobody forgets a board for ever. */
export const LIVE_DAYS = 3;

interface Polled {
  readonly startedAt: Date;
  readonly phase: string | null;
  readonly shownAt: Date | null;
  readonly heldAt: Date | null;
}

/** Whether Codeforces is asked at this moment. */
export function isDue({ startedAt, phase, shownAt, heldAt }: Polled, at: Date): boolean {
  if (at.getTime() - startedAt.getTime() > LIVE_DAYS * 24 * 3_600_000) return false;
  const latest = Math.max(shownAt?.getTime() ?? 0, heldAt?.getTime() ?? 0);
  return phase !== "FINISHED" || at.getTime() - latest >= FINISHED_EVERY_MS;
}
