import { useSyncExternalStore } from "react";

/** True while the page can be seen: a tab in the background needs no connection of its own. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => !document.hidden,
    () => false,
  );
}
