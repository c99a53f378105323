import { useCallback, useSyncExternalStore } from "react";
import type { BREAKPOINTS } from "../timings";

/** Whether a media query holds; false on the server and while its HTML is taken over. */
function useMediaQuery(query: string): boolean {
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

/** Whether the page is at least so wide. In rem, as the style sheet asks, so that the two agree at every text size. */
export function useWidthFrom(pixels: (typeof BREAKPOINTS)[keyof typeof BREAKPOINTS]): boolean {
  return useMediaQuery(`(width >= ${String(pixels / 16)}rem)`);
}

/** Whether the reader asked for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}
