import { useLayoutEffect } from "react";

/*
 * Drafts of typed texts and of the progress in a form, mostly before signing in. A draft stays in this tab over a
 * reload, Back, and when a phone discards the tab while its user reads mail. Drafts never contain a password, code or
 * token, because sessionStorage is on the disk.
 */

const PREFIX = "draft:";

/** Returns the tab's draft under a key. Null without a draft, and where storage is forbidden. */
export function readTabDraft<T extends object>(key: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value under a key while the screen is mounted. The value stays stored afterwards. Null leaves the stored
 * draft unchanged.
 */
export function useTabDraft(key: string, value: object | null): void {
  const text = JSON.stringify(value);
  // A layout effect runs before the screen is painted, so that every visible text is stored.
  useLayoutEffect(() => {
    if (text === "null") return;
    try {
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Where storage is forbidden, a reload loses the typed text.
    }
  }, [key, text]);
}

/** Deletes the draft under a key. */
export function dropTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // There is no draft where storage is forbidden.
  }
}

/** Deletes all drafts of the tab, so that the next user finds none. */
export function clearTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There is no draft where storage is forbidden.
  }
}
