import { isInView } from "./student-view";
import { clearSession, readSession } from "./session-store";
import { postAuth, withSessionLock } from "./session-requests";

/**
 * Signs out: forgets the session here at once, then has the server revoke it and take its cookie back.
 * Resolves to whether the server heard of it.
 */
export async function logOut(): Promise<boolean> {
  // In a view Stop stands in its place: it would end the session of who looks.
  if (isInView()) return false;
  const token = readSession()?.token ?? null;
  clearSession(true);
  const reply = await withSessionLock(() => postAuth("logout", token));
  return reply?.ok ?? false;
}
