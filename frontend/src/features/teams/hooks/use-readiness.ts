import { skipToken } from "@apollo/client/react";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useTeamRefundQuery, type TeamFieldsFragment } from "../../../graphql/features/teams";
import { readinessOf, type OpenRefund, type Readiness, type TeamEvent } from "../readiness";

type Payer = Pick<TeamFieldsFragment, "id" | "paymentStatus">;

/** Returns the refund of an accepted payment that the club has not paid yet, or null. */
export function useOpenRefund(team: Payer | null): OpenRefund | null {
  const { data } = useTeamRefundQuery(
    team?.paymentStatus === "accepted"
      ? { variables: { teamId: team.id }, fetchPolicy: "no-cache" }
      : skipToken,
  );
  const refund = data?.teamPayment.refund ?? null;
  return refund?.state === "accountNeeded" || refund?.state === "toPay" ? refund : null;
}

/** Returns the team's readiness, including an open refund. */
export function useReadiness(team: TeamFieldsFragment, actor: Actor, event: TeamEvent): Readiness {
  return readinessOf(team, actor, event, useOpenRefund(team));
}
