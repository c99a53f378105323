const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds to wait before each attempt after the first. The schedule is the example in Standard Webhooks and lasts
 * about three days.
 */
export const RETRY_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Maximum random fraction added to a wait, so that messages that failed together are not retried together. */
const JITTER = 0.1;

/**
 * Returns the time of the next attempt, or null after the last one.
 * @param attempts the number of attempts so far
 * @param retryAfter the number of seconds that the receiver asked the site to wait. More than a day counts as a day.
 */
export function nextAttempt(attempts: number, now: Date, retryAfter: number | null = null): Date | null {
  const wait = RETRY_MS[attempts - 1];
  if (wait === undefined) return null;
  const requestedWait = Math.min((retryAfter ?? 0) * SECOND, 24 * HOUR);
  return new Date(now.getTime() + Math.max(wait, requestedWait) * (1 + JITTER * Math.random()));
}
