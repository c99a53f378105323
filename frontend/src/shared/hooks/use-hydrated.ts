import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, and true afterwards. Use it for parts that need JavaScript, and for
 * facts that the server cannot know, such as the address's query (all queries share one HTML).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
