import { freshToken } from "../../../shared/session/refresh";
import { withSessionLock } from "../../../shared/session/session-requests";

/** Maximum time in milliseconds for which a running task delays renewals. */
const MAX_LOCK_MS = 5_000;

/**
 * Runs a task that replaces or ends this session, such as changing the password or deleting the account. The change
 * makes the old refresh cookie invalid, so a renewal before the response arrives would log the user out. Renewals in
 * all tabs therefore wait, and then use the session that the task has stored.
 */
export async function exchangeSession<T>(task: () => Promise<T>): Promise<T> {
  // First renews a token that is about to expire, because the task cannot renew the token while it holds the lock.
  await freshToken();
  return new Promise((resolve, reject) => {
    void withSessionLock(async () => {
      const running = task();
      running.then(resolve, reject);
      // The wait is limited to prevent a deadlock. If the server no longer accepts the token, the task waits for a
      // renewal, and the renewal waits for this lock.
      await Promise.race([running.catch(() => undefined), pause(MAX_LOCK_MS)]);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
