import { useEffect, useLayoutEffect, useRef } from "react";
import { readSession, loggedOutByUser } from "../session/session-store";
import { storeDraft, restoreDraft } from "./draft-store";
import { useReloadedDraft } from "./reloaded-draft";

interface Stored<T> {
  /** A name for the part of the screen, unique across the site. */
  readonly key: string;
  /**
   * Returns the value to store when the part is removed, or null to store nothing. `hasEnded` is true if the session
   * ended by itself.
   */
  readonly leave: (hasEnded: boolean) => { readonly value: T } | null;
  readonly restore: (value: T) => void;
}

/**
 * Stores the state of a part of a screen when the part is removed, and restores the state when the same user returns.
 * Stores nothing if the user logged out or another user signed in.
 */
export function useStored<T>({ key, leave, restore }: Stored<T>): void {
  const latest = useRef({ leave, restore });
  useEffect(() => {
    latest.current = { leave, restore };
  });
  // A layout effect restores the value before the empty screen is painted. The effect's cleanup stores the value while
  // the screen is being removed.
  useLayoutEffect(() => {
    const userId = readSession()?.userId;
    if (userId === undefined) return undefined;
    const storedDraft = restoreDraft(userId, key);
    if (storedDraft !== undefined) latest.current.restore(storedDraft.value as T);
    return () => {
      const session = readSession();
      const isOver = session === null ? loggedOutByUser() : session.userId !== userId;
      const unsavedDraft = isOver ? null : latest.current.leave(session === null);
      if (unsavedDraft !== null) storeDraft(userId, key, unsavedDraft.value);
    };
  }, [key]);
}

/**
 * Preserves the state of a part of a screen when the session ends by itself. Stores the value when the route guard
 * opens /login, and passes it to `restore` when the same user returns to the screen. Not for passwords.
 * @param key a name for the part, unique across the site
 */
export function usePreservedState<T>(key: string, value: T, restore: (value: T) => void): void {
  useStored({ key, leave: (hasEnded) => (hasEnded ? { value } : null), restore });
}

/**
 * Like `usePreservedState`, but also preserves the value across a reload, and when a phone discards the tab.
 * @returns a function that deletes the draft (see `useReloadedDraft`)
 */
export function useReloadableState<T>(
  key: string,
  value: T,
  restore: (value: T) => void,
  options?: { readonly overLeaving?: boolean },
) {
  usePreservedState(key, value, restore);
  return useReloadedDraft(key, value, restore, options);
}

interface PreservedForm<V> {
  readonly values: V;
  readonly restore: (values: V) => void;
}

/** Preserves a form's values with `usePreservedState`. */
export function usePreservedValues<V>(key: string, { values, restore }: PreservedForm<V>): void {
  usePreservedState(key, values, restore);
}

/** Preserves a form's values with `useReloadableState`. */
export function useReloadableValues<V extends object>(
  key: string,
  { values, restore }: PreservedForm<V>,
  options?: { readonly overLeaving?: boolean },
) {
  return useReloadableState(key, values, (stored) => restore({ ...values, ...stored }), options);
}
