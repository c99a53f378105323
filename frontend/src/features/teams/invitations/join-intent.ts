import { matchPath } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

const KEY = "join";
const HANDLE_KEY = "join-handle";

/**
 * Returns the result of `work` on the tab's storage, or `otherwise` if storage is blocked. Without storage, visitors
 * have to click or type again.
 */
function stored<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Stores for this tab that a visitor who is not signed in clicked the button to join a team. The visitor joins the team
 * after signing in. Merely opening an invitation link never adds anyone to a team.
 */
export function keepIntent(token: string): void {
  stored(() => sessionStorage.setItem(KEY, token), undefined);
}

/**
 * Stores the intent of a visitor who clicked before the page's script ran. Such a click follows a plain link, so the
 * browser's referrer is the join page. Other sites cannot fake the referrer.
 * @param next the path to open after signing in
 */
export function keepEarlyIntent(next: string): void {
  const token = matchPath(paths.join, next)?.params.token;
  if (token !== undefined && document.referrer === location.origin + next) keepIntent(token);
}

/**
 * Returns whether the user clicked to join with this link before signing in. Deletes the intent, so that one click
 * joins only once.
 */
export function takeIntent(token: string): boolean {
  return stored(() => {
    if (sessionStorage.getItem(KEY) !== token) return false;
    sessionStorage.removeItem(KEY);
    return true;
  }, false);
}

/** Stores the handle that a visitor typed while signing up to join. */
export function keepHandle(handle: string): void {
  stored(() => sessionStorage.setItem(HANDLE_KEY, handle), undefined);
}

/** Returns the handle that was typed while signing up to join, or "". */
export function readHandle(): string {
  return stored(() => sessionStorage.getItem(HANDLE_KEY) ?? "", "");
}

/** Deletes the stored handle once it has been used. */
export function dropHandle(): void {
  stored(() => sessionStorage.removeItem(HANDLE_KEY), undefined);
}
