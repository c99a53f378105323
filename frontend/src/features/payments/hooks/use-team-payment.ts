import { useTeamPaymentChangedSubscription, useTeamPaymentQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { loadProblem } from "../load-problem";

/**
 * What a team owes and how its payment stands, kept up to date. After a failed fetch what was known before stays.
 * @param onGone called when the team is gone, or the reader no longer in it
 */
export function useTeamPayment(teamId: string, onGone: () => void) {
  const { data, previousData, error, loading, refetch } = useTeamPaymentQuery({ variables: { teamId } });
  const reload = () => void refetch().catch(() => undefined);
  useTeamPaymentChangedSubscription({
    variables: { teamId },
    ignoreResults: true,
    onData: reload,
    onError: onGone,
  });
  return {
    payment: (data ?? previousData)?.teamPayment,
    loading,
    problem: loadProblem(error),
    /** The reader was added to the team and has yet to say whether they want to be in it. */
    asked: error !== undefined && toAppError(error, "").code === "NOT_CONFIRMED",
    reload,
  };
}
