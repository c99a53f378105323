import { useEffect, useLayoutEffect, useRef } from "react";
import { readSession, loggedOutByUser } from "../session/session-store";
import { storeDraft, restoreDraft } from "./draft-store";
import { useReloadedDraft } from "./reloaded-draft";

interface Stored<T> {
  /** Names the part of the screen, once on the whole site. */
  readonly key: string;
  /** What to store when the part goes away; null for nothing. `hasEnded` when the session ended by itself. */
  readonly leave: (hasEnded: boolean) => { readonly value: T } | null;
  readonly restore: (value: T) => void;
}

/** Stores a part of a screen when it goes away, and restores it when the same person comes back. Logout stores nothing. */
export function useStored<T>({ key, leave, restore }: Stored<T>): void {
  const latest = useRef({ leave, restore });
  useEffect(() => {
    latest.current = { leave, restore };
  });
  // A layout effect: restored before the empty screen is painted, stored in the very step that takes the screen away.
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
 * Carries a part of a screen over a session that ended by itself: when the guard leads to /login, the value is kept, and
 * given to `restore` when the same person comes back to the screen. Not for passwords.
 * @param key names the part, once on the whole site
 */
export function usePreservedState<T>(key: string, value: T, restore: (value: T) => void): void {
  useStored({ key, leave: (hasEnded) => (hasEnded ? { value } : null), restore });
}

/** `usePreservedState` that also survives a reload, and a phone that discards the tab. */
export function useReloadableState<T>(key: string, value: T, restore: (value: T) => void): void {
  usePreservedState(key, value, restore);
  useReloadedDraft(key, value, restore);
}

interface PreservedForm<V> {
  readonly values: V;
  readonly restore: (values: V) => void;
}

/** `usePreservedState` for what was typed into a form. */
export function usePreservedValues<V>(key: string, { values, restore }: PreservedForm<V>): void {
  usePreservedState(key, values, restore);
}

/** `useReloadableState` for what was typed into a form. */
export function useReloadableValues<V extends object>(
  key: string,
  { values, restore }: PreservedForm<V>,
  options?: { readonly overLeaving?: boolean },
) {
  usePreservedState(key, values, restore);
  return useReloadedDraft(key, values, (stored) => restore({ ...values, ...stored }), options);
}
