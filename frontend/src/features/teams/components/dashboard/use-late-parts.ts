import { useState } from "react";
import { isLeader, isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import { useHandleProofQuery } from "../../../../graphql/features/accounts";
import {
  useAfterEventQuery,
  useJoinRequestsQuery,
  useTeamInvitationsQuery,
  type TeamFieldsFragment,
  type TeamStatusQuery,
} from "../../../../graphql/features/teams";
import { isPastLastDay } from "../../../../shared/event-end";
import { needsProof } from "./handle-advice";

/**
 * Returns whether the replies have arrived, or failed, that decide how high the parts of the team's dashboard are. The
 * parts themselves use the same replies. The passes of another feature are not included. Once true, it stays true, so
 * that a query which becomes necessary later, for example after a handle was set, hides nothing.
 */
export function useLatePartsKnown(
  team: TeamFieldsFragment,
  event: TeamStatusQuery["currentEvent"],
  actor: Actor,
): boolean {
  const ofTeam = { variables: { teamId: team.id }, fetchPolicy: "cache-and-network" } as const;
  const own = [team.leader, ...team.members].find(({ userId }) => userId === actor.userId);
  const isPast = event !== null && isPastLastDay(event) && !isUnconfirmed(team, actor);
  const queries = [
    useTeamInvitationsQuery(ofTeam),
    useJoinRequestsQuery({ ...ofTeam, skip: !isLeader(team, actor) }),
    useAfterEventQuery({ variables: { slug: team.event.slug }, skip: !isPast }),
    useHandleProofQuery({ skip: own === undefined || !needsProof(own) }),
  ];
  const known = queries.every(({ data, loading }) => data !== undefined || !loading);
  const [wasKnown, setWasKnown] = useState(known);
  if (known && !wasKnown) setWasKnown(true);
  return known || wasKnown;
}
