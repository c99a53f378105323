import { matchPath } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

const KEY = "join";
const HANDLE_KEY = "join-handle";

/**
 * Keeps for this tab that somebody without an account pressed to join by this link: they join when they come back signed
 * in. A link alone never joins anybody, only who pressed the button here.
 */
export function keepIntent(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage they press once more.
  }
}

/**
 * Keeps the intent of somebody who pressed before the page's script ran: the press then led here as a plain link does,
 * and the browser says from where. No other site can pretend that.
 * @param next where they are to go on to after signing in
 */
export function keepEarlyIntent(next: string): void {
  const token = matchPath(paths.join, next)?.params.token;
  if (token !== undefined && document.referrer === location.origin + next) keepIntent(token);
}

/** Whether somebody pressed to join by this link before they signed in. It is forgotten then: one press joins once. */
export function takeIntent(token: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== token) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the handle that somebody typed while they signed up to join. */
export function keepHandle(handle: string): void {
  try {
    sessionStorage.setItem(HANDLE_KEY, handle);
  } catch {
    // Without storage they type it once more.
  }
}

/** The handle typed while signing up to join; empty for none. */
export function readHandle(): string {
  try {
    return sessionStorage.getItem(HANDLE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Forgets the handle: it has been used. */
export function dropHandle(): void {
  try {
    sessionStorage.removeItem(HANDLE_KEY);
  } catch {
    // None was kept.
  }
}
