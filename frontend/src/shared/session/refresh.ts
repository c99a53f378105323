import { TIMINGS } from "../timings";
import {
  clearSession,
  readSession,
  remainingLife,
  writeSession,
  type LoginResponse,
  type Session,
} from "./session-store";
import { postAuth, withSessionLock } from "./session-requests";

/** How asking for a new token went. `unreachable` leaves the session alone: a campus network that drops out logs nobody out. */
export type Renewal =
  | { readonly outcome: "renewed"; readonly session: Session }
  | { readonly outcome: "ended" }
  | { readonly outcome: "unreachable" };

let underWay: Promise<Renewal> | null = null;

/**
 * Exchanges the refresh cookie for a new token. At most one request runs, in this tab and (through Web Locks) in
 * all others; whoever waited takes over what the first one got.
 * @param spent the token that is no longer good
 */
export function renewSession(spent: string): Promise<Renewal> {
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
  // Someone logged out meanwhile: their wish counts.
  if (readSession() === null) return { outcome: "ended" };
  if (reply?.ok === true) {
    const response = (await reply.json().catch(() => null)) as LoginResponse | null;
    if (response !== null) writeSession(response);
    const session = readSession();
    if (response !== null && session !== null) return { outcome: "renewed", session };
  }
  if (reply?.status === 401 || reply?.status === 403) {
    clearSession();
    return { outcome: "ended" };
  }
  return { outcome: "unreachable" };
}

function isFresh(session: Session): boolean {
  return remainingLife(session) > TIMINGS.renewBefore;
}

/** A token to send now: renewed first when it has under a minute left; null when signed out. */
export async function freshToken(): Promise<string | null> {
  const session = readSession();
  if (session === null || isFresh(session)) return session?.token ?? null;
  const renewal = await renewSession(session.token);
  if (renewal.outcome === "renewed") return renewal.session.token;
  return renewal.outcome === "unreachable" ? session.token : null;
}
