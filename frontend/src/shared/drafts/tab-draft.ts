import { useLayoutEffect } from "react";
import { isInView } from "../session/student-view";

/*
 * What people have typed, and how far they are, most of all before they are signed in: kept in this tab over a reload, Back, and a phone
 * that discards the tab while they read their mail. Never a password, code or token: sessionStorage is on the disk. In a view of a student
 * nothing is kept or forgotten: what this tab has is of whoever looks.
 */

const PREFIX = "draft:";

/** What this tab keeps under a key; null where there is nothing, or storage is forbidden. */
export function readTabDraft<T extends object>(key: string): Partial<T> | null {
  if (isInView()) return null;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key as long as the screen is there, and after it until it is read again. */
export function useTabDraft(key: string, value: object): void {
  const text = JSON.stringify(value);
  // Before anybody sees it: what is seen is kept.
  useLayoutEffect(() => {
    if (isInView()) return;
    try {
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Where storage is forbidden, a reload loses what was typed.
    }
  }, [key, text]);
}

/** Forgets what is kept under a key. */
export function dropTabDraft(key: string): void {
  if (isInView()) return;
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Forgets all of it: whoever is signed in is done with it, and the next person finds nothing. */
export function clearTabDrafts(): void {
  if (isInView()) return;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
