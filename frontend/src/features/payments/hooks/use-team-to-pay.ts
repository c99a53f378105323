import { useTeamToPayQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { loadProblem } from "../load-problem";

/** One's team: undefined as long as it is not known, null when there is none. */
export function useTeamToPay() {
  const query = useTeamToPayQuery();
  const { data, loading, reload } = useQueryState(query);
  return { team: data?.myTeam, loading, problem: loadProblem(query.error), reload };
}
