import { useCallback, useEffect, useRef } from "react";
import { skipToken, useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  RankingBoardDocument,
  useRankingBoardChangedSubscription,
  useRankingBoardQuery,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** Edits come in bursts; the board is fetched once after one. */
const SETTLED_MS = 400;

/** An event's board, kept up to date with what others do to it. */
export function useRankingBoard(eventSlug: string | null) {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useRankingBoardQuery({ variables: { eventSlug } });
  const board = (data ?? previousData)?.rankingBoard ?? null;
  // What this page has seen or made; everything else is somebody else's.
  const known = useRef(new Set<string>());
  const news = useRef<{ timer?: ReturnType<typeof setTimeout>; isForeign: boolean }>({ isForeign: false });
  useEffect(() => {
    if (board) known.current.add(board.stamp);
  }, [board]);
  useEffect(() => {
    const waiting = news.current;
    return () => clearTimeout(waiting.timer);
  }, []);
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  const onStamp = (stamp: string) => {
    const state = news.current;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => {
      // By now the answer to a change of one's own has come.
      if (!known.current.has(stamp)) void reload();
    }, SETTLED_MS);
  };
  useRankingBoardChangedSubscription(
    board === null
      ? skipToken
      : {
          variables: { eventId: board.id },
          ignoreResults: true,
          onData: ({ data: event }) => {
            if (event.data) onStamp(event.data.rankingBoardChanged);
          },
        },
  );
  return {
    board,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload,
    /** A stamp that this page's own change left. */
    own: useCallback((stamp: string) => void known.current.add(stamp), []),
    /** The board as the server has it now, for a decision about exactly that. @throws what the request failed with */
    latest: useCallback(async () => {
      const query = { query: RankingBoardDocument, variables: { eventSlug } };
      const { data: now } = await client.query({ ...query, fetchPolicy: "network-only" });
      if (now === undefined) throw new Error("no answer");
      return now.rankingBoard;
    }, [client, eventSlug]),
  };
}

export type RankingBoardState = ReturnType<typeof useRankingBoard>;
