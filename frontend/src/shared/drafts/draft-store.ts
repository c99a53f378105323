import { readSession, subscribeSession, loggedOutByUser } from "../session/session-store";

/**
 * The state of screens that a user has left, so that the same user can continue there. Kept only in memory, never on
 * disk. Deleted when the user logs out on this page, and as soon as another user opens or leaves such a
 * screen.
 */
const drafts = new Map<string, unknown>();
let owner: string | undefined;

subscribeSession(() => {
  if (readSession() === null && loggedOutByUser()) drafts.clear();
});

/** Stores a user's draft under a key. Deletes the drafts of any other user. */
export function storeDraft(userId: string, key: string, value: unknown): void {
  if (owner !== userId) drafts.clear();
  owner = userId;
  drafts.set(key, value);
}

/**
 * Removes and returns the user's draft under a key. Returns undefined if there is none. Deletes the drafts of any other
 * user.
 */
export function restoreDraft(userId: string, key: string): { readonly value: unknown } | undefined {
  if (owner !== userId) drafts.clear();
  if (!drafts.has(key)) return undefined;
  const value = drafts.get(key);
  drafts.delete(key);
  return { value };
}

/** Removes the user's draft under a key. Leaves the drafts of another user, who may have signed in since. */
export function dropStoredCopy(userId: string, key: string): void {
  if (owner === userId) drafts.delete(key);
}
