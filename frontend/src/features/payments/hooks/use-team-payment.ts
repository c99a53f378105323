import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamPaymentChangedSubscription, useTeamPaymentQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** What a team owes and how its payment stands. After a failed fetch what was known before stays. */
export function useTeamPayment(teamId: string) {
  const { data, previousData, error, loading, refetch } = useTeamPaymentQuery({ variables: { teamId } });
  const reload = () => void refetch().catch(() => undefined);
  useTeamPaymentChangedSubscription({ variables: { teamId }, ignoreResults: true, onData: reload });
  return {
    payment: (data ?? previousData)?.teamPayment,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.paymentTeamId).message,
    reload,
  };
}
