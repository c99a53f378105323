import { inTab } from "../stored";

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
  inTab.set(KEY, JSON.stringify(key));
}

/** Returns the user's key, or null if there is none or it belongs to another user. */
export function deskKeyOf(userId: string): string | null {
  const kept = inTab.getJson(KEY) as DeskKey | null;
  return kept?.userId === userId ? kept.key : null;
}
