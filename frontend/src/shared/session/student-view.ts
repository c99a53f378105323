import { useSyncExternalStore } from "react";
import { withFlashMessage } from "../ui/flash-state";
import { readSession, type LoginResponse } from "./session-store";

/**
 * "See as this student" (ADR 83). While it lasts, this tab's session is the student's with a token that only reads: in
 * `sessionStorage`, under the key of the session, which session-store.ts looks at first. The Superadmin's own stays in
 * `localStorage`, for the other tabs and for afterwards.
 */
const KEY = "user";

/** What this tab has to know of its view, besides the session. */
export interface StudentView {
  readonly viewId: string;
  /** The Superadmin who looks. */
  readonly superadminId: string;
  /** ISO, UTC. */
  readonly endsAt: string;
  /** Where it began: path and query of the page to go back to. */
  readonly back: string;
}

let isOver = false;
let isGivenBack = false;
const listeners = new Set<() => void>();

/**
 * True while this page shows a student's view. Also after the tab was given back (`forgetView`), until the page is gone:
 * what it still shows is the student's, and must not be kept as the Superadmin's own.
 */
export function isInView(): boolean {
  return isGivenBack || isTabOfView();
}

/** True while this tab's requests are a view's. */
export function isTabOfView(): boolean {
  return readView() !== null;
}

/** This tab's view; null when it shows none. */
export function readView(): StudentView | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StudentView | null;
  } catch {
    return null;
  }
}

/**
 * Has this tab show the student's screens from its next page on.
 * @throws where the browser keeps nothing for a tab
 */
export function keepView(session: LoginResponse, view: Omit<StudentView, "superadminId" | "back">): void {
  const { pathname, search } = location;
  const superadminId = readSession()?.userId ?? "";
  sessionStorage.setItem(KEY, JSON.stringify({ ...session, ...view, superadminId, back: pathname + search }));
}

/** Gives the tab back to the Superadmin's own session. What it shows changes with the next page: `leaveView`. */
export function forgetView(): void {
  isGivenBack = isInView();
  sessionStorage.removeItem(KEY);
}

/** Ends the view and reloads the site where the view began. The reload drops all data fetched for the view. */
export function leaveView({ back }: StudentView, text: string): void {
  forgetView();
  history.replaceState({ usr: withFlashMessage(text) }, "", back);
  location.reload();
}

/** Notes that the server takes the view's token no more. */
export function noteViewOver(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

/** Whether the server takes the view's token no more. */
export function useViewOver(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

/** True when the Superadmin is no longer signed in to this browser: the view ends with their session. */
export function isSuperadminGone({ superadminId }: StudentView): boolean {
  try {
    const own = JSON.parse(localStorage.getItem(KEY) ?? "null") as { readonly userId?: string } | null;
    return own?.userId !== superadminId;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
