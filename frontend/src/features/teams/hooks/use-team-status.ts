import { useEffect } from "react";
import { skipToken } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamChangedSubscription, useTeamStatusQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { TIMINGS } from "../../../shared/timings";

/**
 * The current event and one's team in it. After a failed check what was known before stays.
 * @param fallback the screen's text for a failure without one
 */
export function useTeamStatus(fallback: string = FALLBACKS.teamStatus) {
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useTeamStatusQuery({
    skipPollAttempt: () => document.hidden,
  });
  const known = data ?? previousData;
  const check = async () => {
    await refetch().catch(() => undefined);
  };
  const teamId = known?.myTeam?.id;
  // What others change arrives in the cache; an error is the end: no longer one's team, so which is it now?
  useTeamChangedSubscription(
    teamId === undefined
      ? skipToken
      : { variables: { teamId }, ignoreResults: true, onError: () => void check() },
  );
  // Without a team there is nothing to follow, and yet a leader may add one any moment.
  const waiting = known !== undefined && teamId === undefined;
  useEffect(() => {
    if (!waiting) return;
    startPolling(TIMINGS.teamPoll);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return {
    known: known !== undefined,
    checking: loading,
    event: known?.currentEvent ?? null,
    team: known?.myTeam ?? null,
    problem: error === undefined ? null : toAppError(error, fallback).message,
    /** Fetches the team again; a failure shows as `problem`. */
    check,
  };
}
