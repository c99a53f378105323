import type { Role } from "@contract/kernel/contract/roles";
import { useSyncExternalStore } from "react";
import { readToken } from "./access-token";

/** The login response, kept whole under `user` (docs/rules.md, "In the browser"). */
export interface LoginResponse {
  readonly token: string;
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A stored login response with what its token says. */
export interface Session extends Omit<LoginResponse, "role"> {
  /** From the token, for display. */
  readonly role: Role;
  readonly expiresAt: number;
}

const KEY = "user";
/** Whose plan it is, noted where a session ended by itself: the next person on this device must not read phone numbers in it. */
const PLAN_OF = "planOf";
/** What a person typed on this device (features/teams/local-members); the site has no other copy. */
const PLAN_KEYS = ["teamData", "teamName", "teamMembers", PLAN_OF];
/** All else that the product ever wrote; logging out clears both (docs/security.md, "Sessions"). */
const OTHER_KEYS = [KEY, "deskGrants", "lastTeam", "lastPass"];

const listeners = new Set<() => void>();
/** Where storage is forbidden the session lives as long as the page. */
let memory: string | null = null;
let parsed: { readonly raw: string | null; readonly session: Session | null } = { raw: null, session: null };
/** When this page got the token it holds, so that a wrong clock does not make a new token look old. */
let received: { readonly token: string; readonly at: number } | null = null;
let endedByUser = false;
let logoutText: string | null = null;

function readRaw(): string | null {
  try {
    // A Superadmin who sees the site as a student does so in one tab (student-view.ts).
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** The session of this browser, or null. The same object until storage changes, as useSyncExternalStore needs. */
export function readSession(): Session | null {
  const raw = readRaw();
  if (raw !== parsed.raw) parsed = { raw, session: raw === null ? null : parseSession(raw) };
  return parsed.session;
}

/** A stored text as a session; null unless it holds an id and a token that can be read. */
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

/** Stores a login response whole; used after logging in, after a refresh and when the server hands out a fresh token. */
export function writeSession(response: LoginResponse): void {
  const raw = JSON.stringify(response);
  // The same token under a new name is no younger for it.
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
 * Deletes the session; when the person chose to leave, everything stored next to it too.
 * @param byChoice they pressed Logout, or deleted the account
 * @param text the message of the page that they come to then
 */
export function clearSession(byChoice = false, text: string | null = null): void {
  endedByUser = byChoice;
  logoutText = text;
  try {
    // A session that ends by itself takes along nothing that a person typed on this device; the rest comes back from the server.
    const owner = readSession()?.userId;
    forget(OTHER_KEYS);
    if (byChoice || PLAN_KEYS.every((key) => localStorage.getItem(key) === null)) forget(PLAN_KEYS);
    else if (owner !== undefined) localStorage.setItem(PLAN_OF, owner);
    sessionStorage.removeItem("deskKey"); // without it the desk's list cannot be read (desk-key.ts)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
  memory = null;
  notifyListeners();
}

function forget(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** True after Logout on this page, until the next login: guards then lead home instead of asking to log in again. */
export function loggedOutByUser(): boolean {
  return endedByUser;
}

/** What there was to say when the session was left by choice. */
export function logoutMessage(): string | null {
  return logoutText;
}

/** Milliseconds that a session's token is still good for. */
export function remainingLife(session: Session): number {
  const claims = readToken(session.token);
  if (claims === null) return 0;
  if (received?.token !== session.token) return claims.expiresAt - Date.now();
  return claims.expiresAt - claims.issuedAt - (Date.now() - received.at);
}

/** Calls back when the session changes, here or in another tab. Returns how to stop. */
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
  // A null key is localStorage.clear().
  if (event.key === KEY || event.key === null) onOtherTabChange();
}

/** Handles a page that Back brought out of the browser's memory, where it missed the other tabs' events. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) onOtherTabChange();
}

function onOtherTabChange(): void {
  // The user who signed in there is not the one who pressed Logout here.
  if (readSession() !== null) endedByUser = false;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const onServer = () => null;

/** The session of this browser, kept up to date across tabs; null when signed out and while rendering on a server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, onServer);
}
