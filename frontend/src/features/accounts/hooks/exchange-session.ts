import { freshToken } from "../../../shared/session/refresh";
import { withSessionLock } from "../../../shared/session/session-requests";

/** Milliseconds after which renewals go on in any case. */
const MAX_LOCK_MS = 5_000;

/**
 * Runs a task that replaces or ends this session: a change of password or e-mail, a deletion. From the moment the
 * server has done it the old refresh cookie is void, so a renewal that gets in before the answer would log the person
 * out. Renewals of all tabs wait instead, and then read the session that the task has stored.
 */
export async function exchangeSession<T>(task: () => Promise<T>): Promise<T> {
  // Inside, the task could not renew for itself: a token near its end is renewed before.
  await freshToken();
  return new Promise((resolve, reject) => {
    void withSessionLock(async () => {
      const running = task();
      running.then(resolve, reject);
      // Not for ever: when the session has ended since, the task itself waits for a renewal.
      await Promise.race([running.catch(() => undefined), pause(MAX_LOCK_MS)]);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
