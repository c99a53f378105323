import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, true afterwards. Needed for things that the server cannot know,
 * such as the query of the address (one HTML for all), and for parts that work only with JavaScript.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
