import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useDeskTeamsQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import type { DeskTeam } from "../team-gaps";

const NONE: readonly DeskTeam[] = [];

/** Every team of the current event, by ranking. */
export function useDeskTeams() {
  const query = useDeskTeamsQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.teamsList);
  return { teams: data?.teams ?? NONE, ...state };
}
