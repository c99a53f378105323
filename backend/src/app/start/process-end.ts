/** The longest duration of a stop, in milliseconds: in all, and at least this long after the drain. */
const STOP_MS = 8000;
const STOP_AFTER_DRAIN_MS = 5000;

/**
 * Signals within this many milliseconds count as one. A signal to a process group reaches each process more than once.
 */
export const ONE_SIGNAL_MS = 1000;

/** Returns the milliseconds from the signal until the process ends, even if a part hangs. */
export function longestStop(drainMs: number): number {
  return Math.max(STOP_MS, drainMs + STOP_AFTER_DRAIN_MS);
}

/** Prints why the site cannot start, in as few lines as possible, and ends this process with 1. */
export function cannotStart(error: unknown): never {
  console.error(`The site cannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
