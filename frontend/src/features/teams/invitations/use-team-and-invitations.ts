import { useState } from "react";
import { isUnconfirmed } from "@contract/modules/teams/contract/team.policy";
import { useMyInvitationsQuery } from "../../../graphql/features/teams";
import { TIMINGS } from "../../../shared/timings";
import { useActor } from "../hooks/use-actor";
import { useTeamStatus } from "../hooks/use-team-status";

/**
 * Reads the current event, the user's team and the user's invitations, for a page that shows invitations first. Returns
 * no team until all have arrived, because an invitation that arrives later would move the rest of the page.
 * @param fallback the screen's error text for a failure that has no text of its own
 */
export function useTeamAndInvitations(fallback?: string) {
  const status = useTeamStatus(fallback);
  const actor = useActor();
  const hasTeam = status.team !== null && !isUnconfirmed(status.team, actor);
  const { data, error } = useMyInvitationsQuery({
    fetchPolicy: "cache-and-network",
    // Polls while the user has not agreed to be in a team, because a leader may invite the user at any moment.
    pollInterval: status.known && !hasTeam ? TIMINGS.teamPoll : 0,
    skipPollAttempt: () => document.hidden,
  });
  // Stays true, because the page must not disappear while the invitations are fetched again after a failure.
  const [wasAnswered, setWasAnswered] = useState(false);
  const isAnswered = wasAnswered || data !== undefined || error !== undefined;
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  const known = status.known && isAnswered;
  return {
    ...status,
    known,
    team: known ? status.team : null,
    checking: status.checking || (status.known && !isAnswered),
    invitations: data?.myInvitations ?? [],
    /** Whether the user has agreed to be in a team. If so, invitations can only be declined. */
    hasTeam,
  };
}

/** Returns the number of the user's invitations that the page shows. Fetches nothing. */
export function useInvitationCount(): number {
  return useMyInvitationsQuery({ fetchPolicy: "cache-only" }).data?.myInvitations.length ?? 0;
}
