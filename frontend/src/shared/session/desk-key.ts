/**
 * The name of the desk's key in `sessionStorage`. That key encrypts the data that the desk stores on this phone. It is
 * removed with the session (session-store.ts).
 */
const KEY = "deskKey";

/** A key from the server, for one person and the desk of one event. */
export interface DeskKey {
  readonly userId: string;
  readonly key: string;
}

/** Stores the key while the tab is open and its session lasts. */
export function keepDeskKey(key: DeskKey): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(key));
  } catch {
    // Storage is forbidden, so the desk works until the user leaves the page.
  }
}

/** Returns this person's key; null without one, or for another person's. */
export function deskKeyOf(userId: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as DeskKey | null;
    return kept?.userId === userId ? kept.key : null;
  } catch {
    return null;
  }
}
