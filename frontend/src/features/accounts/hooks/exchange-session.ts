import { freshToken } from "../../../shared/session/refresh";
import { withSessionLock } from "../../../shared/session/session-requests";

/** Milliseconds after which renewals continue even without an answer. */
const MAX_LOCK_MS = 5_000;

/**
 * Runs a task that replaces or ends this session: a change of password or e-mail, or a deletion. The server's change
 * makes the old refresh cookie void, so a renewal before the answer would log the user out. Renewals in all tabs
 * therefore wait, and then read the session that the task has stored.
 */
export async function exchangeSession<T>(task: () => Promise<T>): Promise<T> {
  // A token near its end is renewed first, because the task cannot renew it under the lock.
  await freshToken();
  return new Promise((resolve, reject) => {
    void withSessionLock(async () => {
      const running = task();
      running.then(resolve, reject);
      // The wait is limited: when the session has ended, the task itself waits for a renewal.
      await Promise.race([running.catch(() => undefined), pause(MAX_LOCK_MS)]);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
