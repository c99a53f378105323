import { freshToken } from "../../../shared/session/refresh";
import { withSessionLock } from "../../../shared/session/session-requests";

/** Milliseconds after which renewals continue even if the task has no answer yet. */
const MAX_LOCK_MS = 5_000;

/**
 * Runs a task that replaces or ends this session: a change of password or e-mail, or a deletion. The change on the
 * server makes the old refresh cookie invalid. A renewal before the answer would log the user out. So renewals in all
 * tabs wait, and then use the session that the task has stored.
 */
export async function exchangeSession<T>(task: () => Promise<T>): Promise<T> {
  // Renews a token that is about to expire first, because the task cannot renew it while it holds the lock.
  await freshToken();
  return new Promise((resolve, reject) => {
    void withSessionLock(async () => {
      const running = task();
      running.then(resolve, reject);
      // The wait is limited. If the session has ended, the task itself waits for a renewal.
      await Promise.race([running.catch(() => undefined), pause(MAX_LOCK_MS)]);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
