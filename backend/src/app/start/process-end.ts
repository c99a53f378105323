/** How long a stop may take, whatever hangs: in all, and at least after the drain; milliseconds. */
const STOP_MS = 8000;
const STOP_AFTER_DRAIN_MS = 5000;

/** Signals within this time are one: a signal to a whole group of processes reaches each from several sides. Milliseconds. */
export const ONE_SIGNAL_MS = 1000;

/** Milliseconds from the signal until a process ends, whatever hangs. */
export function longestStop(drainMs: number): number {
  return Math.max(STOP_MS, drainMs + STOP_AFTER_DRAIN_MS);
}

/** Says why the site cannot start, in as few lines as possible, and ends this process. */
export function cannotStart(error: unknown): never {
  console.error(`The site cannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
