import { useCallback, useSyncExternalStore } from "react";
import type { BREAKPOINTS } from "../timings";

/** Returns whether a media query matches. Returns false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/**
 * Returns whether the page has at least this width. Compares in rem, as the style sheet does, so that both agree at
 * every text size.
 */
export function useWidthFrom(pixels: (typeof BREAKPOINTS)[keyof typeof BREAKPOINTS]): boolean {
  return useMediaQuery(`(width >= ${String(pixels / 16)}rem)`);
}

/** Returns whether the user prefers less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}
