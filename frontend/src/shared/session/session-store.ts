import type { Role } from "@contract/kernel/contract/roles";
import { useSyncExternalStore } from "react";
import { parsedJson, inTab, onDevice } from "../stored";
import { readToken } from "./access-token";

/** The login response, stored unchanged under `user` (docs/rules.md, "In the browser"). */
export interface LoginResponse {
  readonly token: string;
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface Session extends Omit<LoginResponse, "role"> {
  /** The role in the token, for display. */
  readonly role: Role;
  readonly expiresAt: number;
}

const KEY = "user";
/**
 * The storage key for the owner of a team plan, stored when the owner's session expires. If another user logs in on
 * this device, the plan is deleted, because it contains phone numbers.
 */
const PLAN_OF = "planOf";
/** The storage keys of data typed on this device that the server does not have (features/teams/local-members). */
const PLAN_KEYS = ["teamData", "teamName", "teamMembers", PLAN_OF];
/** The storage keys of the user's other data. Logout clears both lists (docs/security.md, "Sessions"). */
const OTHER_KEYS = [KEY, "deskGrants", "lastTeam", "lastPass", "admin-team-mark"];

const listeners = new Set<() => void>();
/** The session until the page is closed, if the browser forbids storage. */
let memory: string | null = null;
let parsed: { readonly raw: string | null; readonly session: Session | null } = { raw: null, session: null };
/**
 * The time at which this page received its token. With this time, `remainingLife` can measure the token's age even if
 * the device's clock is wrong.
 */
let received: { readonly token: string; readonly at: number } | null = null;
let endedByUser = false;
let logoutText: string | null = null;

function readRaw(): string | null {
  // A student view's session is in the tab's sessionStorage (student-view.ts).
  return inTab.get(KEY) ?? onDevice.get(KEY) ?? memory;
}

/**
 * Returns the session of this browser, or null. Returns the same object until storage changes, as useSyncExternalStore
 * requires.
 */
export function readSession(): Session | null {
  const raw = readRaw();
  if (raw !== parsed.raw) parsed = { raw, session: raw === null ? null : parseSession(raw) };
  return parsed.session;
}

/** Parses a stored session. Returns null if it has no id or no readable token. */
function parseSession(raw: string): Session | null {
  const stored = parsedJson(raw) as Partial<LoginResponse> | null;
  const claims = readToken(stored?.token ?? "");
  const id = stored?.userId ?? stored?.id;
  if (!stored || !claims || typeof id !== "string" || id === "") return null;
  const { token = "", name = "", email = "", message = "" } = stored;
  return { token, id, userId: id, name, email, message, role: claims.role, expiresAt: claims.expiresAt };
}

/** Stores a complete login response after a login, a refresh, or a change for which the server sends a new token. */
export function writeSession(response: LoginResponse): void {
  const raw = JSON.stringify(response);
  // A token that is already stored, for example after a name change, keeps its time of receipt.
  if (readSession()?.token !== response.token) received = { token: response.token, at: Date.now() };
  endedByUser = false;
  const planOf = onDevice.get(PLAN_OF);
  forget(planOf === null || planOf === response.userId ? [PLAN_OF] : PLAN_KEYS);
  onDevice.set(KEY, raw);
  memory = onDevice.get(KEY) === raw ? null : raw;
  notifyListeners();
}

/**
 * Deletes the session and the user's other stored data. Deletes the team plan typed on this device only if the user
 * chose to leave.
 * @param byChoice true if the user pressed Logout or deleted the account
 * @param text the message for the next page
 */
export function clearSession(byChoice = false, text: string | null = null): void {
  endedByUser = byChoice;
  logoutText = text;
  // When a session expires, the data that a person typed on this device is kept, because the server does not have it.
  const owner = readSession()?.userId;
  forget(OTHER_KEYS);
  if (byChoice || PLAN_KEYS.every((key) => onDevice.get(key) === null)) forget(PLAN_KEYS);
  else if (owner !== undefined) onDevice.set(PLAN_OF, owner);
  inTab.set("deskKey", null); // the desk's list cannot be read without this key (desk-key.ts)
  memory = null;
  notifyListeners();
}

function forget(keys: readonly string[]): void {
  for (const key of keys) onDevice.set(key, null);
}

/**
 * Returns true after the user logged out or deleted the account on this page, until the next login. Route guards then
 * show the home page instead of the login page.
 */
export function loggedOutByUser(): boolean {
  return endedByUser;
}

/** Returns the message for the page that follows a logout, or null. */
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

/** Calls `listener` when the session changes, here or in another tab. Returns a function that removes the listener. */
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

/** Handles a page that Back restored from memory. Such a page missed the storage events of other tabs. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) onOtherTabChange();
}

function onOtherTabChange(): void {
  // If another tab has started a session, the earlier Logout on this page no longer counts.
  if (readSession() !== null) endedByUser = false;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const onServer = () => null;

/** Returns the browser's session, updated across tabs, or null when signed out and on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, onServer);
}
