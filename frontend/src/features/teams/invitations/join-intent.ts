import { matchPath } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

const KEY = "join";
const HANDLE_KEY = "join-handle";

/** Returns what `work` does with the tab's storage; where storage is forbidden, they press or type once more. */
function stored<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Keeps for this tab that a visitor without an account pressed to join by this link: they join when they come back
 * signed in. A link alone never joins anyone, only a press of the button here.
 */
export function keepIntent(token: string): void {
  stored(() => sessionStorage.setItem(KEY, token), undefined);
}

/**
 * Keeps the intent of a visitor who pressed before the page's script ran: the press then led here as a plain link does,
 * and the browser says from where. No other site can pretend that.
 * @param next where they are to go on to after signing in
 */
export function keepEarlyIntent(next: string): void {
  const token = matchPath(paths.join, next)?.params.token;
  if (token !== undefined && document.referrer === location.origin + next) keepIntent(token);
}

/**
 * Returns whether the user pressed to join by this link before they signed in, and forgets it: one press joins once.
 */
export function takeIntent(token: string): boolean {
  return stored(() => {
    if (sessionStorage.getItem(KEY) !== token) return false;
    sessionStorage.removeItem(KEY);
    return true;
  }, false);
}

/** Keeps the handle that a visitor typed while they signed up to join. */
export function keepHandle(handle: string): void {
  stored(() => sessionStorage.setItem(HANDLE_KEY, handle), undefined);
}

/** The handle typed while signing up to join; empty for none. */
export function readHandle(): string {
  return stored(() => sessionStorage.getItem(HANDLE_KEY) ?? "", "");
}

/** Forgets the handle: it has been used. */
export function dropHandle(): void {
  stored(() => sessionStorage.removeItem(HANDLE_KEY), undefined);
}
