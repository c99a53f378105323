import { useMemo } from "react";
import {
  TeamIdsDocument,
  TeamsByIdsDocument,
  TeamsPartDocument,
  type TeamIdsQueryVariables,
} from "../../graphql/features/admin-teams";
import type { PaymentStatus, RankingFilter, TeamGap, TeamSort } from "../../graphql/schema-types";
import { useFetch } from "../../shared/apollo/use-fetch";
import { connectionPart, type RowSource, type View } from "../../shared/table/row-source";
import type { AdminTeam } from "./team-gaps";

/** The columns that the server sorts by. */
export const TEAM_SORTS: Readonly<Record<string, TeamSort>> = {
  rank: "RANKING",
  name: "NAME",
  leader: "LEADER",
  people: "PEOPLE",
  payment: "PAYMENT",
};

/**
 * An event's teams by the parts that a table shows; "" is the current event. Kept by the table
 * alone: in Apollo's cache they would stay after the tab is left, 15,000 of them in time.
 */
export function useTeamSource(event: string): RowSource<AdminTeam> {
  const part = useFetch(TeamsPartDocument, "no-cache");
  const ids = useFetch(TeamIdsDocument, "no-cache");
  const byIds = useFetch(TeamsByIdsDocument, "no-cache");
  return useMemo(() => {
    const eventSlug = event === "" ? null : event;
    return {
      part: async (view, { first, offset = 0, after = null, counted = false }) => {
        const data = await part({ ...argumentsOf(view), first, offset, after, counted, eventSlug });
        return connectionPart(data.teamsPage, data.everyTeam?.totalCount);
      },
      ids: async (view) => (await ids({ ...argumentsOf(view), eventSlug })).teamsPage.ids,
      byIds: async (some) =>
        (await byIds({ ids: [...some], eventSlug })).teamsPage.edges.map(({ node }) => node),
    };
  }, [part, ids, byIds, event]);
}

/** Search, filters and order as the API has them. */
function argumentsOf({ search, sort, chosen }: View): TeamIdsQueryVariables {
  const { missing, payment, ranked } = chosen;
  const gap = missing === undefined || missing === "nothing" ? null : missing;
  return {
    search,
    sort: TEAM_SORTS[sort?.key ?? "rank"] ?? "RANKING",
    direction: sort?.direction === "desc" ? "DESC" : "ASC",
    missing: (gap?.toUpperCase() ?? null) as TeamGap | null,
    complete: missing === "nothing" ? true : null,
    paymentStatus: (payment ?? null) as PaymentStatus | null,
    ranked: (ranked?.toUpperCase() ?? null) as RankingFilter | null,
  };
}
