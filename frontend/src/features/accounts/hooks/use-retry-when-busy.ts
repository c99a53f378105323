import { useState } from "react";
import { toAppError } from "../../../shared/errors/app-error";

/** How often a form comes back by itself to a server that is too busy, before it says so. */
const RETURNS = 2;

/**
 * Sends a request again, at the time that the server gives, when it was too busy: it checks a few passwords at a time.
 * The typed text stays in the form; `waiting` lets the screen show the wait.
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
