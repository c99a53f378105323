import { useEffect, useLayoutEffect, useRef } from "react";
import { readSession, wasLeftByChoice } from "./session-store";

/** What was on the screen when a session ended by itself, for the same person to find again. Memory only: not on disk. */
const kept = new Map<string, { readonly userId: string; readonly value: unknown }>();

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
  useLayoutEffect(() => {
    const userId = readSession()?.userId;
    const found = kept.get(key);
    kept.delete(key);
    if (found !== undefined && found.userId === userId) latest.current.restore(found.value as T);
    return () => {
      const ended = readSession() === null && !wasLeftByChoice();
      if (ended && userId !== undefined) kept.set(key, { userId, value: latest.current.value });
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
