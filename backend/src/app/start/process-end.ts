/**
 * Maximum duration of a stop, in milliseconds. A long drain extends the maximum: after the drain, at least
 * `STOP_AFTER_DRAIN_MS` must remain.
 */
const STOP_MS = 8000;
const STOP_AFTER_DRAIN_MS = 5000;

/**
 * Signals within this many milliseconds count as one, because a signal to a process group reaches each process more
 * than once.
 */
export const ONE_SIGNAL_MS = 1000;

/** Returns the maximum milliseconds from the signal until the process ends, even if a part of the site hangs. */
export function longestStop(drainMs: number): number {
  return Math.max(STOP_MS, drainMs + STOP_AFTER_DRAIN_MS);
}

/** Prints the reason without a stack trace, and exits with 1. */
export function cannotStart(error: unknown): never {
  console.error(`The site cannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
