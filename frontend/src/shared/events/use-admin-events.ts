import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useAdminEventsQuery } from "../../graphql/generated";
import { toAppError } from "../errors/app-error";

/** Every event, in the order in which the club added them; null while unknown. */
export function useAdminEvents() {
  const { data, error, loading, refetch } = useAdminEventsQuery({
    // A form begins with what is true now, not with what an earlier visit of the tab saw.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  return {
    events: data?.events ?? null,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload,
  };
}
