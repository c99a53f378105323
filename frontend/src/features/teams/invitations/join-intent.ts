import { matchPath } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { inTab } from "../../../shared/stored";

const KEY = "join";
const HANDLE_KEY = "join-handle";

/**
 * The query parameter of the links “Sign up and join” and “Log in and join” on the join page. Only these links have it.
 */
export const JOINS = "join=1";

/**
 * Stores for this tab that a visitor who is not signed in clicked the button to join a team. The visitor joins the team
 * after signing in. Merely opening an invitation link never adds anyone to a team.
 */
export function keepIntent(token: string): void {
  inTab.set(KEY, token);
}

/**
 * Stores the intent of a visitor who clicked before the page's script ran. Such a click follows a plain link, so the
 * browser's referrer is the join page. Other sites cannot fake the referrer.
 * @param next the path to open after signing in
 */
export function keepEarlyIntent(next: string): void {
  const token = matchPath(paths.join, next)?.params.token;
  const isChosen = location.search.includes(JOINS) && document.referrer === location.origin + next;
  if (token !== undefined && isChosen) keepIntent(token);
}

/**
 * Returns whether the user clicked to join with this link before signing in. Deletes the intent, so that one click
 * joins only once.
 */
export function takeIntent(token: string): boolean {
  if (inTab.get(KEY) !== token) return false;
  inTab.set(KEY, null);
  return true;
}

/** Stores the handle that a person typed before joining, in the sign-up form or in the form to join. */
export function keepHandle(handle: string): void {
  inTab.set(HANDLE_KEY, handle);
}

/** Returns the handle that `keepHandle` stored, or "". */
export function readHandle(): string {
  return inTab.get(HANDLE_KEY) ?? "";
}

/** Deletes the stored handle once it has been used. */
export function dropHandle(): void {
  inTab.set(HANDLE_KEY, null);
}
