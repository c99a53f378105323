import { useSyncExternalStore } from "react";
import { withFlashMessage } from "../ui/flash-state";
import { readSession, type LoginResponse } from "./session-store";

/**
 * The storage key of the session. During "See as this student" (ADR 83), this tab's session is the student's, with a
 * read-only token. The student's session is in `sessionStorage`, where session-store.ts looks first. The Superadmin's
 * own session stays in `localStorage`, for other tabs and for the time after the view.
 */
const KEY = "user";

/** The data of this tab's student view, apart from the session. */
export interface StudentView {
  readonly viewId: string;
  /** The account of the Superadmin who views the site as the student. */
  readonly superadminId: string;
  /** The end of the view in ISO 8601, in UTC. */
  readonly endsAt: string;
  /** Path and query of the page to return to, where the view began. */
  readonly back: string;
}

let isOver = false;
let isGivenBack = false;
const listeners = new Set<() => void>();

/**
 * Returns whether this page shows a student's data, which must not be stored as the Superadmin's own. The page still
 * shows the data after `forgetView`, until the next page load.
 */
export function isInView(): boolean {
  return isGivenBack || isTabOfView();
}

/** Returns whether this tab's requests belong to a student view. */
export function isTabOfView(): boolean {
  return readView() !== null;
}

/** Returns this tab's student view, or null if there is none. */
export function readView(): StudentView | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StudentView | null;
  } catch {
    return null;
  }
}

/**
 * Makes this tab show the student's screens from the next page load.
 * @throws DOMException if the browser forbids storage
 */
export function keepView(session: LoginResponse, view: Omit<StudentView, "superadminId" | "back">): void {
  const { pathname, search } = location;
  const superadminId = readSession()?.userId ?? "";
  sessionStorage.setItem(KEY, JSON.stringify({ ...session, ...view, superadminId, back: pathname + search }));
}

/**
 * Gives the tab back to the Superadmin's own session. The screen changes only with the next page load (see
 * `leaveView`).
 */
export function forgetView(): void {
  isGivenBack = isInView();
  sessionStorage.removeItem(KEY);
}

/** Ends the view and reloads the page where the view began. The reload drops all data fetched during the view. */
export function leaveView({ back }: StudentView, text: string): void {
  forgetView();
  history.replaceState({ usr: withFlashMessage(text) }, "", back);
  location.reload();
}

/** Records that the server no longer accepts the view's token. */
export function noteViewOver(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

/** Returns whether the server no longer accepts the view's token. */
export function useViewOver(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

/** Returns whether the Superadmin has signed out of this browser, or another user has signed in. Both end the view. */
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
