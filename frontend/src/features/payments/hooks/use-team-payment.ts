import {
  useTeamPaymentChangedSubscription,
  useTeamPaymentQuery,
  useTeamToPayQuery,
} from "../../../graphql/features/payments";
import { useTeamStatusQuery } from "../../../graphql/features/teams";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";
import { isOver } from "../../../shared/event-end";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";

/**
 * Returns a team's fee and payment, kept up to date. After a failed fetch, the earlier data remain.
 * @param onGone called if the updates end with an error, for example because the team was deleted or the viewer left
 * the team
 */
export function useTeamPayment(teamId: string, onGone: () => void) {
  const query = useTeamPaymentQuery({ variables: { teamId } });
  const { data, loading, reload } = useQueryState(query);
  useTeamPaymentChangedSubscription({
    variables: { teamId },
    ignoreResults: true,
    onData: () => void reload(),
    onError: onGone,
  });
  return {
    payment: data?.teamPayment,
    loading,
    problem: loadProblem(query.error),
    /** Whether the viewer was added to the team and has not accepted or declined yet. */
    asked: toAppError(query.error, "").code === "NOT_CONFIRMED",
    reload,
  };
}

/**
 * Returns the user's team (null if there is none), and whether its event is over. The team is undefined until both are
 * known, so that the page does not ask for a fee that is no longer due.
 */
export function useTeamToPay() {
  const query = useTeamToPayQuery();
  const { data, loading, reload } = useQueryState(query);
  // Uses the query of the page's heading. A separate query with fewer fields would replace the event in the cache.
  const status = useTeamStatusQuery();
  const waits = status.data === undefined && status.loading;
  return {
    team: waits ? undefined : data?.myTeam,
    over: isOver(status.data?.currentEvent ?? null),
    loading: loading || waits,
    problem: loadProblem(query.error),
    reload,
  };
}

/** Returns the reason why the team or payment could not be fetched, in the specification's words, or null. */
function loadProblem(error: Error | undefined): string | null {
  if (error === undefined) return null;
  const { code, message } = toAppError(error, FALLBACKS.paymentTeamId);
  return code === "UNREACHABLE" ? t("{message} Check your connection and try again.", { message }) : message;
}
