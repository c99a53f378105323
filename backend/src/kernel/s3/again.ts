import { setTimeout as sleep } from "node:timers/promises";
import { BucketRefusal, type BucketLimits } from "./bucket.js";

const TRIES = 3;
/** Milliseconds between the first try and the second. Each further pause is four times as long as the one before. */
const PAUSE_MS = 1000;

/**
 * Repeats a request that was interrupted, timed out, was one too many (429), or got a server error.
 * @throws the last attempt's error, or the first error that a retry cannot fix
 */
export async function again<T>(
  { limits: { pauseMs = PAUSE_MS } }: { readonly limits: BucketLimits },
  ask: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
      await sleep(pauseMs * 4 ** (tries - 1));
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof BucketRefusal)) return true;
  // A retry may help after 400 RequestTimeout (the body arrived too slowly), but not after 501 NotImplemented.
  return (
    (error.status >= 500 && error.status !== 501) || error.status === 429 || error.code === "RequestTimeout"
  );
}
