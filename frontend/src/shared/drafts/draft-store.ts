import { readSession, subscribeSession, loggedOutByUser } from "../session/session-store";

/**
 * The state of a screen that was left, for the same person to continue. Memory only: it is never on disk, and gone once
 * another user comes.
 */
const drafts = new Map<string, unknown>();
let owner: string | undefined;

// Logout on this page keeps nothing, not even what was stored before and not taken yet.
subscribeSession(() => {
  if (readSession() === null && loggedOutByUser()) drafts.clear();
});

/** Stores a person's draft under a key. */
export function storeDraft(userId: string, key: string, value: unknown): void {
  if (owner !== userId) drafts.clear();
  owner = userId;
  drafts.set(key, value);
}

/** What was stored under a key, once; undefined when there is nothing, or nothing of this person's. */
export function restoreDraft(userId: string, key: string): { readonly value: unknown } | undefined {
  if (owner !== userId) drafts.clear();
  if (!drafts.has(key)) return undefined;
  const value = drafts.get(key);
  drafts.delete(key);
  return { value };
}
