import { useTeamToPayQuery } from "../../../graphql/generated";
import { loadProblem } from "../load-problem";

/** One's team: undefined as long as it is not known, null when there is none. */
export function useTeamToPay() {
  const { data, previousData, error, loading, refetch } = useTeamToPayQuery();
  return {
    team: (data ?? previousData)?.myTeam,
    loading,
    problem: loadProblem(error),
    reload: () => void refetch().catch(() => undefined),
  };
}
