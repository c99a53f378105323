import { setTimeout as sleep } from "node:timers/promises";
import { isRetryable } from "./db-errors.js";

/**
 * Maximum time to wait for the database, in milliseconds: for a connection, locks, the statements and their results.
 */
export const TIMEOUT_MS = 3000;

/**
 * Returns the error for a database that did not answer in time. The error has the code of a network timeout, because
 * both errors are handled alike.
 */
export function lateError(): Error {
  return Object.assign(new Error("the database did not answer in time"), { code: "ETIMEDOUT" });
}

/**
 * Calls `act` at `until` (milliseconds since 1970), but only after reading replies that have already arrived. After a
 * stall, Node.js runs timers before it reads sockets, and a reply that has already arrived must not count as late.
 * @returns a function that cancels the call
 */
export function whenLate(until: number, act: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(
    () => {
      immediate = setImmediate(act);
    },
    Math.max(0, until - Date.now()),
  );
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/**
 * Returns the result of `work`, or throws a timeout error at `until` (milliseconds since 1970). After the error, `work`
 * continues and its result is passed to `onLate`.
 */
export async function withDeadline<T>(
  until: number,
  work: Promise<T>,
  onLate: (result: T) => void = () => undefined,
): Promise<T> {
  let isLate = false;
  work.then(
    (result) => {
      if (isLate) onLate(result);
    },
    () => undefined,
  );
  let callOff: (() => void) | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    callOff = whenLate(until, () => {
      isLate = true;
      reject(lateError());
    });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    callOff?.();
  }
}

const PAUSE_MS = 25;

/**
 * Retries `work` for at most `forMs` while another process holds a lock that `work` needs. The event loop is free
 * between attempts. Use it at startup and in tools, which may wait longer than a request.
 */
export async function retryWhenBusy<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const deadline = Date.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || Date.now() >= deadline) throw error;
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }
}
