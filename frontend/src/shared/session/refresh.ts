import { TIMINGS } from "../timings";
import {
  clearSession,
  readSession,
  remainingLife,
  writeSession,
  type LoginResponse,
  type Session,
} from "./session-store";
import { isTabOfView, noteViewOver } from "./student-view";
import { postAuth, withSessionLock } from "./session-requests";

/**
 * The outcome of a renewal. `unreachable` keeps the session, so that an unstable campus network does not log users out.
 */
export type Renewal =
  | { readonly outcome: "renewed"; readonly session: Session }
  | { readonly outcome: "ended" }
  | { readonly outcome: "unreachable" };

let underWay: Promise<Renewal> | null = null;

/**
 * Exchanges the refresh cookie for a new token, or returns the token that another tab has already received. Calls
 * during a renewal in this tab share its result. With Web Locks, only one tab renews at a time.
 * @param spent the token to replace, which expires soon or was refused by the server
 */
export function renewSession(spent: string): Promise<Renewal> {
  // A student view cannot be renewed, because the cookie is the Superadmin's. `freshToken` never renews a view, so this
  // call means that the server refused the view's token: the view is over.
  if (isTabOfView()) {
    noteViewOver();
    return Promise.resolve({ outcome: "ended" });
  }
  underWay ??= withSessionLock(() => renewLocked(spent)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renewLocked(spent: string): Promise<Renewal> {
  const current = readSession();
  if (current === null) return { outcome: "ended" };
  if (current.token !== spent && isFresh(current)) return { outcome: "renewed", session: current };

  const reply = await postAuth("refresh", null);
  const response =
    reply?.ok === true ? ((await reply.json().catch(() => null)) as LoginResponse | null) : null;
  // The user logged out during the request, or another user logged in.
  if (readSession()?.userId !== current.userId) return { outcome: "ended" };
  if (response !== null && response.userId === current.userId) {
    writeSession(response);
    const session = readSession();
    if (session !== null) return { outcome: "renewed", session };
  }
  // True if the cookie now belongs to another user, so that it cannot renew this session.
  const strange = response !== null && response.userId !== current.userId;
  if (strange || reply?.status === 401 || reply?.status === 403) {
    clearSession();
    return { outcome: "ended" };
  }
  return { outcome: "unreachable" };
}

function isFresh(session: Session): boolean {
  return remainingLife(session) > TIMINGS.renewBefore;
}

/**
 * Returns the token to send now, or null if the user is signed out. Renews a token that expires in under a minute,
 * except in a student view. If the outcome of the renewal is `unreachable`, returns the old token.
 */
export async function freshToken(): Promise<string | null> {
  const session = readSession();
  if (session === null || isTabOfView() || isFresh(session)) return session?.token ?? null;
  const renewal = await renewSession(session.token);
  if (renewal.outcome === "renewed") return renewal.session.token;
  return renewal.outcome === "unreachable" ? session.token : null;
}
