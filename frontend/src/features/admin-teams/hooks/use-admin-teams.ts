import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useAdminTeamsQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import type { AdminTeam } from "../team-gaps";

const NONE: readonly AdminTeam[] = [];

/** Every team of the current event, by ranking. */
export function useAdminTeams() {
  const query = useAdminTeamsQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.teamsList);
  return { teams: data?.teams ?? NONE, ...state };
}
