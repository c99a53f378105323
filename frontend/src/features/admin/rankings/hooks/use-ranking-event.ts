import { useSearchParams } from "react-router-dom";

/** The event that the address names; without one the server takes the current event. */
export function useRankingEvent(): string | null {
  return useSearchParams()[0].get("event");
}
