import { useAdminEventsQuery } from "../../graphql/shared/events";
import { useQueryState } from "../apollo/use-query-state";

/** Every event, in the order in which the club added them; null while unknown. */
export function useAdminEvents() {
  const query = useAdminEventsQuery({
    // A form begins with what is true now, not with what an earlier visit of the tab saw.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { data, ...state } = useQueryState(query);
  return { events: data?.events ?? null, ...state };
}
