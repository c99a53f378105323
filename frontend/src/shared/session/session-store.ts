import type { Role } from "@contract/kernel/contract/roles";
import { useSyncExternalStore } from "react";
import { readToken } from "./access-token";

/** The login response, stored whole under `user` (docs/rules.md, "In the browser"). */
export interface LoginResponse {
  readonly token: string;
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A stored login response with the claims of its token. */
export interface Session extends Omit<LoginResponse, "role"> {
  /** The role in the token, for display. */
  readonly role: Role;
  readonly expiresAt: number;
}

const KEY = "user";
/**
 * The key of the plan's owner, stored when a session expires. The next user of this device must not read the plan's
 * phone numbers.
 */
const PLAN_OF = "planOf";
/** The keys of data typed on this device (features/teams/local-members), of which the site has no copy. */
const PLAN_KEYS = ["teamData", "teamName", "teamMembers", PLAN_OF];
/** All other keys that the product ever wrote. Logging out clears both lists (docs/security.md, "Sessions"). */
const OTHER_KEYS = [KEY, "deskGrants", "lastTeam", "lastPass"];

const listeners = new Set<() => void>();
/** Holds the session where storage is forbidden, for as long as the page lives. */
let memory: string | null = null;
let parsed: { readonly raw: string | null; readonly session: Session | null } = { raw: null, session: null };
/** When this page received its token, so that a wrong clock does not make a new token look old. */
let received: { readonly token: string; readonly at: number } | null = null;
let endedByUser = false;
let logoutText: string | null = null;

function readRaw(): string | null {
  try {
    // A student view has a session of its own in one tab (student-view.ts).
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/**
 * Returns the session of this browser, or null. It is the same object until storage changes, as useSyncExternalStore
 * requires.
 */
export function readSession(): Session | null {
  const raw = readRaw();
  if (raw !== parsed.raw) parsed = { raw, session: raw === null ? null : parseSession(raw) };
  return parsed.session;
}

/** Parses a stored session; null without an id or a readable token. */
function parseSession(raw: string): Session | null {
  try {
    const stored = JSON.parse(raw) as Partial<LoginResponse> | null;
    const claims = readToken(stored?.token ?? "");
    const id = stored?.userId ?? stored?.id;
    if (!stored || !claims || typeof id !== "string" || id === "") return null;
    const { token = "", name = "", email = "", message = "" } = stored;
    return { token, id, userId: id, name, email, message, role: claims.role, expiresAt: claims.expiresAt };
  } catch {
    return null;
  }
}

/** Stores a whole login response, after a log-in, a refresh, or a change for which the server sends a new token. */
export function writeSession(response: LoginResponse): void {
  const raw = JSON.stringify(response);
  // The time of receipt stays for a known token, such as after a change of the name.
  if (readSession()?.token !== response.token) received = { token: response.token, at: Date.now() };
  endedByUser = false;
  try {
    const planOf = localStorage.getItem(PLAN_OF);
    forget(planOf === null || planOf === response.userId ? [PLAN_OF] : PLAN_KEYS);
    localStorage.setItem(KEY, raw);
    memory = null;
  } catch {
    memory = raw;
  }
  notifyListeners();
}

/**
 * Deletes the session. When the user chose to leave, it also deletes everything stored with the session.
 * @param byChoice true when the user pressed Logout or deleted the account
 * @param text the message for the page that follows
 */
export function clearSession(byChoice = false, text: string | null = null): void {
  endedByUser = byChoice;
  logoutText = text;
  try {
    // An expired session keeps the data that a person typed on this device. All other data can be fetched again.
    const owner = readSession()?.userId;
    forget(OTHER_KEYS);
    if (byChoice || PLAN_KEYS.every((key) => localStorage.getItem(key) === null)) forget(PLAN_KEYS);
    else if (owner !== undefined) localStorage.setItem(PLAN_OF, owner);
    sessionStorage.removeItem("deskKey"); // without this key the desk's list cannot be read (desk-key.ts)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  memory = null;
  notifyListeners();
}

function forget(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/**
 * Returns true after Logout on this page, until the next login. Route guards then show the home page instead of the
 * login.
 */
export function loggedOutByUser(): boolean {
  return endedByUser;
}

/** Returns the message for the page after leaving by choice, or null. */
export function logoutMessage(): string | null {
  return logoutText;
}

/** Returns the milliseconds until a session's token expires. */
export function remainingLife(session: Session): number {
  const claims = readToken(session.token);
  if (claims === null) return 0;
  if (received?.token !== session.token) return claims.expiresAt - Date.now();
  return claims.expiresAt - claims.issuedAt - (Date.now() - received.at);
}

/** Calls `listener` when the session changes, here or in another tab. Returns a function that unsubscribes it. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onShown);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onShown);
  };
}

function onStorage(event: StorageEvent): void {
  // The key is null after localStorage.clear().
  if (event.key === KEY || event.key === null) onOtherTabChange();
}

/** Handles a page restored by Back from the browser's memory, where it missed the events of other tabs. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) onOtherTabChange();
}

function onOtherTabChange(): void {
  // A new session in another tab means that Logout on this page no longer counts.
  if (readSession() !== null) endedByUser = false;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const onServer = () => null;

/** Returns the session of this browser, kept up to date across tabs; null when signed out, and on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, onServer);
}
