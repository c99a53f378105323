import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and while its HTML is taken over, true from then on: for what the server cannot know, such as the
 * query of the address (one HTML for all) or what only works with script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
