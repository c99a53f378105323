import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds to wait after the first failure. The pause doubles with each further failure, up to the maximum. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

interface Repetition {
  readonly everyMs: number;
  /**
   * Returns when the newest backup was made, in milliseconds since 1970, or null if there is none. With this time, a
   * server that restarts soon after a backup does not make another one.
   */
  readonly newest: () => Promise<number | null>;
  readonly make: () => Promise<void>;
  /** Called with the error and the milliseconds until the next attempt. */
  readonly failed: (error: unknown, pauseMs: number) => void;
  readonly signal: AbortSignal;
}

/** Makes backups regularly until the signal aborts. Retries after a failure. */
export async function repeatBackups({ everyMs, newest, make, failed, signal }: Repetition): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pauseMs: number;
    try {
      pauseMs = ((await newest()) ?? 0) + everyMs - Date.now();
      if (pauseMs <= 0) {
        await make();
        pauseMs = everyMs;
      }
      failures = 0;
    } catch (error) {
      failures++;
      pauseMs = pauseAfter(failures, everyMs);
      failed(error, pauseMs);
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the milliseconds to wait after `failures` failures in a row, at most `everyMs`. */
export function pauseAfter(failures: number, everyMs: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS, everyMs);
}
