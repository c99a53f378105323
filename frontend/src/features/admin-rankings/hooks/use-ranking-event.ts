import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * The event that the address names, without one the current event, and how to go to another's. The part that is open
 * stays; search and sorting of the last event's teams go.
 */
export function useRankingEvent() {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (slug: string) => {
      const otherParams = ["tab", "view"].flatMap((name) => {
        const value = params.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      setParams(Object.fromEntries([...otherParams, ...(slug === "" ? [] : [["event", slug] as const])]));
    },
    [params, setParams],
  );
  return [params.get("event"), choose] as const;
}
