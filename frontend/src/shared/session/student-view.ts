import { useSyncExternalStore } from "react";
import { withFlashMessage } from "../ui/flash-state";
import { readSession, type LoginResponse } from "./session-store";

/**
 * The key of the student's session during "See as this student" (ADR 83). In a student view this tab's session is the
 * student's, with a read-only token. It is in `sessionStorage`, where session-store.ts looks first. The Superadmin's
 * own session stays in `localStorage`, for other tabs and for afterwards.
 */
const KEY = "user";

/** The data of this tab's view, besides the session. */
export interface StudentView {
  readonly viewId: string;
  /** The account of the Superadmin who views the site as the student. */
  readonly superadminId: string;
  /** The end of the view as ISO 8601, in UTC. */
  readonly endsAt: string;
  /** Path and query of the page where the view began, to return to. */
  readonly back: string;
}

let isOver = false;
let isGivenBack = false;
const listeners = new Set<() => void>();

/**
 * Returns true while this page shows a student's data. That includes the time between `forgetView` and the next page
 * load. The student's data must not be stored as the Superadmin's own.
 */
export function isInView(): boolean {
  return isGivenBack || isTabOfView();
}

/** Returns true while this tab's requests are those of a student view. */
export function isTabOfView(): boolean {
  return readView() !== null;
}

/** Returns this tab's view; null without one. */
export function readView(): StudentView | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StudentView | null;
  } catch {
    return null;
  }
}

/**
 * Makes this tab show the student's screens, starting with its next page.
 * @throws DOMException where the browser forbids storage
 */
export function keepView(session: LoginResponse, view: Omit<StudentView, "superadminId" | "back">): void {
  const { pathname, search } = location;
  const superadminId = readSession()?.userId ?? "";
  sessionStorage.setItem(KEY, JSON.stringify({ ...session, ...view, superadminId, back: pathname + search }));
}

/** Gives the tab back to the Superadmin's own session. The screen changes only with the next page: see `leaveView`. */
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

/** Records that the server no longer accepts the view's token. */
export function noteViewOver(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

/** Returns true when the server no longer accepts the view's token. */
export function useViewOver(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

/** Returns true when the Superadmin is no longer signed in to this browser, which ends the view. */
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
