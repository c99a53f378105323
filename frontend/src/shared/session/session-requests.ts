import { browser } from "../secure-context";
import { LANGUAGE } from "../language";

/** A hanging network must not keep the lock for ever. */
const TIMEOUT_MS = 10_000;

/** Runs alone among all tabs of this site; alone in this tab where the browser has no Web Locks (plain http to another host). */
export async function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = browser();
  return locks === undefined ? task() : locks.request("session", task);
}

/** Posts to an endpoint that reads the refresh cookie; null when the server cannot be reached. */
export async function postAuth(action: "refresh" | "logout", token: string | null): Promise<Response | null> {
  try {
    return await fetch(`/api/auth/${action}`, {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        "accept-language": LANGUAGE, // what is mailed to them is in the language of the page where they last were
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
