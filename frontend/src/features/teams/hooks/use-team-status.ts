import { useEffect } from "react";
import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamChangedSubscription, useTeamStatusQuery } from "../../../graphql/features/teams";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { noteLastSeenTeam } from "../last-seen-team";
import { isRegistered, readinessOf } from "../readiness";
import { TIMINGS } from "../../../shared/timings";
import { useActor } from "./use-actor";

/**
 * The current event and one's team in it. After a failed check what was known before stays.
 * @param fallback the screen's text for a failure without one
 */
export function useTeamStatus(fallback: string = FALLBACKS.teamStatus) {
  const query = useTeamStatusQuery({ skipPollAttempt: () => document.hidden });
  const { startPolling, stopPolling } = query;
  const { data, isKnown, loading, problem, reload } = useQueryState(query, fallback);
  const team = data?.myTeam;
  const teamId = team?.id;
  const { userId, isSuperadmin } = useActor();
  const open = data?.currentEvent?.registrationOpen ?? false;
  useEffect(() => {
    if (team === undefined) return;
    noteLastSeenTeam(team, team !== null && isRegistered(readinessOf(team, { userId, isSuperadmin }, open)));
  }, [team, userId, isSuperadmin, open]);
  // What others change arrives in the cache; an error is the end: no longer one's team, so which is it now?
  useTeamChangedSubscription(
    teamId === undefined
      ? skipToken
      : {
          variables: { teamId },
          ignoreResults: true,
          onData: ({ client }) => void refetchInvitations(client),
          onError: () => void reload(),
        },
  );
  // Without a team there is nothing to follow, and yet a leader may add one any moment.
  const waiting = isKnown && teamId === undefined;
  useEffect(() => {
    if (!waiting) return;
    startPolling(TIMINGS.teamPoll);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return {
    known: isKnown,
    checking: loading,
    event: data?.currentEvent ?? null,
    team: data?.myTeam ?? null,
    problem,
    /** Fetches the team again; a failure shows as `problem`. */
    check: reload,
  };
}

/** Who is invited and who asks to join is no part of the team; where it is shown, it is fetched again with each change. */
function refetchInvitations(client: ApolloClient) {
  return client.refetchQueries({
    include: "active",
    onQueryUpdated: ({ queryName }) => queryName === "TeamInvitations" || queryName === "JoinRequests",
  });
}
