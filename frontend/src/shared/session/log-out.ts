import { clearSession, readSession } from "./session-store";
import { postAuth, withSessionLock } from "./session-requests";

/**
 * Signs out: forgets the session here at once, then has the server revoke it and take its cookie back.
 * Resolves to whether the server heard of it.
 */
export async function logOut(): Promise<boolean> {
  const token = readSession()?.token ?? null;
  clearSession(true);
  const reply = await withSessionLock(() => postAuth("logout", token));
  return reply?.ok ?? false;
}
