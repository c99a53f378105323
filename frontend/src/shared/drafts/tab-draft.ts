import { useLayoutEffect } from "react";

/*
 * What people have typed, and how far they are, most of all before they are signed in: kept in this tab over a reload, Back, and a phone
 * that discards the tab while they read their mail. Never a password, code or token: sessionStorage is on the disk.
 */

const PREFIX = "draft:";

/** What this tab keeps under a key; null where there is nothing, or storage is forbidden. */
export function readTabDraft<T extends object>(key: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key as long as the screen is there, and after it until it is read again; null keeps what was there. */
export function useTabDraft(key: string, value: object | null): void {
  const text = JSON.stringify(value);
  // Before anybody sees it: what is seen is kept.
  useLayoutEffect(() => {
    if (text === "null") return;
    try {
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Where storage is forbidden, a reload loses what was typed.
    }
  }, [key, text]);
}

/** Forgets what is kept under a key. */
export function dropTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Deletes all drafts of the tab: their user is done with them, and the next person finds nothing. */
export function clearTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
