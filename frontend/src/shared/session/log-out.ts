import { isInView } from "./student-view";
import { clearSession, readSession } from "./session-store";
import { postAuth, withSessionLock } from "./session-requests";

/**
 * Signs out: deletes the session here at once, then has the server revoke it and take its cookie back.
 * Resolves to whether the request reached the server.
 */
export async function logOut(): Promise<boolean> {
  // A view has Stop instead: logging out would end the Superadmin's session.
  if (isInView()) return false;
  const token = readSession()?.token ?? null;
  clearSession(true);
  const reply = await withSessionLock(() => postAuth("logout", token));
  return reply?.ok ?? false;
}
