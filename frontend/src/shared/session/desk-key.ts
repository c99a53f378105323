/**
 * The name of the desk's key in `sessionStorage`. The key encrypts the data that the desk stores on this phone, and is
 * removed together with the session (session-store.ts).
 */
const KEY = "deskKey";

export interface DeskKey {
  readonly userId: string;
  readonly key: string;
}

/** Stores the key until the tab is closed or the session ends. */
export function keepDeskKey(key: DeskKey): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(key));
  } catch {
    // If storage is forbidden, the desk works only until the user leaves the page.
  }
}

/** Returns the user's key, or null if there is none or it belongs to another user. */
export function deskKeyOf(userId: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as DeskKey | null;
    return kept?.userId === userId ? kept.key : null;
  } catch {
    return null;
  }
}
