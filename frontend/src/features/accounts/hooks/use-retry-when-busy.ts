import { useState } from "react";
import { toAppError } from "../../../shared/errors/app-error";

/** Maximum number of automatic retries. After them, the form shows the server's error. */
const RETRIES = 2;

/**
 * Repeats a refused request after the wait that the server asks for. A busy server refuses requests, because it checks
 * only a few passwords at a time. `waiting` is true from the first refusal until the outcome is known.
 */
export function useRetryWhenBusy() {
  const [waiting, setWaiting] = useState(false);
  const attempt = <T>(send: () => Promise<T>, retries: number): Promise<T> =>
    send().catch(async (thrown: unknown) => {
      const { code, retryAfter } = toAppError(thrown, "");
      if (code !== "UNAVAILABLE" || retryAfter === undefined || retries === 0) throw thrown;
      setWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      return attempt(send, retries - 1);
    });
  const retryWhenBusy = <T>(send: () => Promise<T>): Promise<T> =>
    attempt(send, RETRIES).finally(() => setWaiting(false));
  return { waiting, retryWhenBusy };
}
