import { skipToken } from "@apollo/client/react";
import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { useTeamRefundQuery, type TeamFieldsFragment } from "../../../graphql/features/teams";
import { readinessOf, type OpenRefund, type Readiness, type TeamEvent } from "../readiness";

/**
 * Returns the open refund of a team whose payment is accepted, or null. Also returns null for a person who has not
 * agreed to be in the team, because the server does not show them the payment.
 */
export function useOpenRefund(team: TeamFieldsFragment | null, actor: Actor): OpenRefund | null {
  const { data } = useTeamRefundQuery(
    team?.paymentStatus === "accepted" && !isUnconfirmed(team, actor)
      ? { variables: { teamId: team.id }, fetchPolicy: "no-cache" }
      : skipToken,
  );
  const refund = data?.teamPayment.refund ?? null;
  return refund?.state === "accountNeeded" || refund?.state === "toPay" ? refund : null;
}

/** Returns the team's readiness, including an open refund. */
export function useReadiness(team: TeamFieldsFragment, actor: Actor, event: TeamEvent): Readiness {
  return readinessOf(team, actor, event, useOpenRefund(team, actor));
}
