/** The key in `sessionStorage`: what the desk stored on this phone is sealed under it. It goes with the session (session-store.ts). */
const KEY = "deskKey";

/** Whose key it is, for which event's desk, as the server gave it. */
export interface DeskKey {
  readonly userId: string;
  readonly key: string;
}

/** Keeps it as long as the tab is open and its session lasts. */
export function keepDeskKey(key: DeskKey): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(key));
  } catch {
    // Storage is forbidden: then the desk works until the page is left.
  }
}

/** Returns the key of this person; null when another one was here, or none. */
export function deskKeyOf(userId: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as DeskKey | null;
    return kept?.userId === userId ? kept.key : null;
  } catch {
    return null;
  }
}
