import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useDeskTeamsQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import type { DeskTeam } from "../team-gaps";

const NONE: readonly DeskTeam[] = [];

/** Every team of the current event, by ranking. After a failed refresh the list from before stays. */
export function useDeskTeams() {
  const { data, previousData, error, loading, refetch } = useDeskTeamsQuery({
    fetchPolicy: "cache-and-network",
  });
  const known = data ?? previousData;
  return {
    teams: known?.teams ?? NONE,
    isKnown: known !== undefined,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.teamsList).message,
    reload: async () => {
      await refetch().catch(() => undefined);
    },
  };
}
