import { useState } from "react";
import { toAppError } from "../../../shared/errors/app-error";

/** Maximum number of automatic retries before the form shows that the server is busy. */
const RETURNS = 2;

/**
 * Repeats a request that the server refused because it is too busy, after the wait that the server asks for. The server
 * refuses such requests because it checks only a few passwords at a time. `waiting` is true from the first refusal
 * until the outcome is known.
 */
export function useRetryWhenBusy() {
  const [waiting, setWaiting] = useState(false);
  const retryWhenBusy = async <T>(send: () => Promise<T>): Promise<T> => {
    try {
      for (let returns = 0; ; returns++) {
        try {
          return await send();
        } catch (thrown) {
          const { code, retryAfter } = toAppError(thrown, "");
          if (code !== "UNAVAILABLE" || retryAfter === undefined || returns === RETURNS) throw thrown;
          setWaiting(true);
          await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
        }
      }
    } finally {
      setWaiting(false);
    }
  };
  return { waiting, retryWhenBusy };
}
