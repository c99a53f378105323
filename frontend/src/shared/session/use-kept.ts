import { useEffect, useLayoutEffect, useRef } from "react";
import { readSession, subscribeSession, wasLeftByChoice } from "./session-store";

/**
 * What was on the screen when a session ended by itself, for the same person to find again. Memory only: it is never on
 * disk, and gone once somebody else comes.
 */
const kept = new Map<string, unknown>();
let owner: string | undefined;

// Logout on this page keeps nothing, not even what was kept before and not taken yet.
subscribeSession(() => {
  if (readSession() === null && wasLeftByChoice()) kept.clear();
});

function keep(userId: string, key: string, value: unknown): void {
  if (owner !== userId) kept.clear();
  owner = userId;
  kept.set(key, value);
}

/** What was kept under a key, once; undefined when there is nothing, or nothing of this person's. */
function take(userId: string | undefined, key: string): { readonly value: unknown } | undefined {
  if (userId === undefined) return undefined;
  if (owner !== userId) kept.clear();
  if (!kept.has(key)) return undefined;
  const value = kept.get(key);
  kept.delete(key);
  return { value };
}

/**
 * Carries a part of a screen over a session that ended by itself: when the guard leads to /login, the value is kept, and
 * given to `restore` when the same person comes back to the screen. Logout keeps nothing. Not for passwords.
 * @param key names the part, once on the whole site
 */
export function useKept<T>(key: string, value: T, restore: (value: T) => void): void {
  const latest = useRef({ value, restore });
  useEffect(() => {
    latest.current = { value, restore };
  });
  // A layout effect: restored before the empty screen is painted, kept in the very step that takes the screen away.
  useLayoutEffect(() => {
    const userId = readSession()?.userId;
    const found = take(userId, key);
    if (found !== undefined) latest.current.restore(found.value as T);
    return () => {
      const ended = readSession() === null && !wasLeftByChoice();
      if (ended && userId !== undefined) keep(userId, key, latest.current.value);
    };
  }, [key]);
}

interface KeptForm<V> {
  readonly values: V;
  readonly reset: (values: V) => void;
}

/** `useKept` for what was typed into a form. */
export function useKeptValues<V>(key: string, { values, reset }: KeptForm<V>): void {
  useKept(key, values, reset);
}
