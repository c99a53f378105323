import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamToPayQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** One's team: undefined as long as it is not known, null when there is none. */
export function useTeamToPay() {
  const { data, previousData, error, loading, refetch } = useTeamToPayQuery();
  return {
    team: (data ?? previousData)?.myTeam,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.paymentTeamId).message,
    reload: () => void refetch().catch(() => undefined),
  };
}
