import { isInView } from "./student-view";
import { clearSession, readSession } from "./session-store";
import { postAuth, withSessionLock } from "./session-requests";

/**
 * Signs out: deletes the session in this browser, then asks the server to revoke the session and remove the cookie.
 * Resolves to whether the server succeeded.
 */
export async function logOut(): Promise<boolean> {
  // Logging out in a student view would end the Superadmin's session. The view has the button "End the view" instead.
  if (isInView()) return false;
  const token = readSession()?.token ?? null;
  clearSession(true);
  const reply = await withSessionLock(() => postAuth("logout", token));
  return reply?.ok ?? false;
}
