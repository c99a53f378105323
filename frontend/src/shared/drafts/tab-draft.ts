import { useLayoutEffect } from "react";

/*
 * Drafts of typed texts and of a form's progress. A draft stays in this tab across a reload and Back, and after a phone
 * has discarded the tab in the background, for example while the user reads mail. Drafts must never contain a password,
 * code or token, because sessionStorage is stored on disk.
 */

const PREFIX = "draft:";

/** Returns the tab's draft under a key, or null if there is none or storage is forbidden. */
export function readTabDraft<T extends object>(key: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value under a key whenever the value changes. The last value stays stored after the screen is removed. Null
 * leaves the stored draft unchanged.
 */
export function useTabDraft(key: string, value: object | null): void {
  const text = JSON.stringify(value);
  // A layout effect runs before the screen is painted, so that every visible text is already stored.
  useLayoutEffect(() => {
    if (text === "null") return;
    try {
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Storage is forbidden, so a reload will lose the typed text.
    }
  }, [key, text]);
}

/** Deletes the draft under a key. */
export function dropTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // If storage is forbidden, there is no draft.
  }
}

/** Deletes all drafts in the tab, so that the next user finds none. */
export function clearTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // If storage is forbidden, there are no drafts.
  }
}
