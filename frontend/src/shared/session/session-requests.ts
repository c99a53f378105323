import { browser } from "../browser";
import { LANGUAGE } from "../language";

/** Milliseconds after which a request fails, so that a hanging request does not keep the session lock. */
const TIMEOUT_MS = 10_000;

/**
 * Runs a task while no other tab of this site runs one. Without Web Locks (plain http to another host), runs the task
 * without a lock.
 */
export async function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = browser();
  return locks === undefined ? task() : locks.request("session", task);
}

/** Posts to an endpoint that reads the refresh cookie. Returns null if the request fails or takes too long. */
export async function postAuth(action: "refresh" | "logout", token: string | null): Promise<Response | null> {
  try {
    return await fetch(`/api/auth/${action}`, {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        "accept-language": LANGUAGE, // the server mails users in the language of the last page that they visited
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: "{}",
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return null;
  }
}
