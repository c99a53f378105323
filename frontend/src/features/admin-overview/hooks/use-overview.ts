import { useAdminOverviewQuery } from "../../../graphql/features/admin-overview";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAddress } from "../../../shared/hooks/use-address";

/** What the overview shows, with the event that its address names; "" is the current one. */
export function useOverview() {
  const { params, put } = useAddress();
  const eventSlug = params.get("event") ?? "";
  const query = useAdminOverviewQuery({
    variables: eventSlug === "" ? {} : { eventSlug },
    fetchPolicy: "no-cache", // counted at this moment
  });
  const { data, ...state } = useQueryState(query);
  return {
    ...state,
    overview: data?.adminOverview ?? null,
    eventSlug,
    choose: (slug: string) => put("event", slug, { replace: false }),
  };
}
