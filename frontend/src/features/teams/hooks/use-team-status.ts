import { useEffect } from "react";
import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamChangedSubscription, useTeamStatusQuery } from "../../../graphql/features/teams";
import { onReply } from "../../../shared/apollo/refusals";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { noteLastSeenTeam } from "../last-seen-team";
import { isRegistered, readinessOf } from "../readiness";
import { TIMINGS } from "../../../shared/timings";
import { useActor } from "./use-actor";

/**
 * Reads the current event and the user's team in it. A failed check keeps the earlier data.
 * @param fallback the screen's error text for a failure that has no text of its own
 */
export function useTeamStatus(fallback: string = FALLBACKS.teamStatus) {
  const query = useTeamStatusQuery({ skipPollAttempt: () => document.hidden });
  const { startPolling, stopPolling } = query;
  const { data, isKnown, loading, problem, reload } = useQueryState(query, fallback);
  const team = data?.myTeam;
  const teamId = team?.id;
  const { userId, isSuperadmin } = useActor();
  const event = data?.currentEvent ?? null;
  useEffect(() => {
    if (team === undefined) return;
    noteLastSeenTeam(team, team !== null && isRegistered(readinessOf(team, { userId, isSuperadmin }, event)));
  }, [team, userId, isSuperadmin, event]);
  // Other people's changes arrive in the cache. After an error, the team is fetched again, because the user may no
  // longer be in the team.
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
  // The registration may have closed, or another event become current, since the page was opened.
  useEffect(
    () =>
      onReply((code) => {
        if (code === "REGISTRATION_CLOSED" || code === "EVENT_NOT_CURRENT") void reload();
      }),
    [reload],
  );
  // Polls while the user has no team, because there is no subscription then and a leader may add the user at any
  // moment.
  const waiting = isKnown && teamId === undefined;
  useEffect(() => {
    if (!waiting) return;
    startPolling(TIMINGS.teamPoll);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return {
    known: isKnown,
    checking: loading,
    event,
    team: data?.myTeam ?? null,
    problem,
    /** Fetches the team again. Reports a failure in `problem`. */
    check: reload,
  };
}

/** Refetches invitations and join requests that are on the screen, because they are not part of the team's data. */
function refetchInvitations(client: ApolloClient) {
  return client.refetchQueries({
    include: "active",
    onQueryUpdated: ({ queryName }) => queryName === "TeamInvitations" || queryName === "JoinRequests",
  });
}
