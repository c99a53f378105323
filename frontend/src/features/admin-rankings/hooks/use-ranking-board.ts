import { useCallback, useEffect, useRef } from "react";
import { skipToken } from "@apollo/client/react";
import {
  useRankingBoardChangedSubscription,
  RankingBoardDocument,
  useRankingBoardQuery,
} from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** Edits come in bursts; the board is fetched once after one. */
const SETTLED_MS = 400;

/** An event's board, kept up to date with what others do to it. */
export function useRankingBoard(eventSlug: string | null) {
  const fetchBoard = useFetch(RankingBoardDocument);
  const { data, ...state } = useQueryState(useRankingBoardQuery({ variables: { eventSlug } }));
  const { reload } = state;
  const board = data?.rankingBoard ?? null;
  // The versions that this page has seen or made; all others are by other admins.
  const known = useRef(new Set<string>());
  const news = useRef<{ timer?: ReturnType<typeof setTimeout>; isForeign: boolean }>({ isForeign: false });
  useEffect(() => {
    if (board) known.current.add(board.version);
  }, [board]);
  useEffect(() => {
    const waiting = news.current;
    return () => clearTimeout(waiting.timer);
  }, []);
  const onVersion = (version: string) => {
    const waiting = news.current;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => {
      // By now the answer to a change of one's own has come.
      if (!known.current.has(version)) void reload();
    }, SETTLED_MS);
  };
  useRankingBoardChangedSubscription(
    board === null
      ? skipToken
      : {
          variables: { eventId: board.id },
          ignoreResults: true,
          onData: ({ data: event }) => {
            if (event.data) onVersion(event.data.rankingBoardChanged);
          },
        },
  );
  return {
    board,
    ...state,
    /** A version that this page's own change left. */
    own: useCallback((version: string) => void known.current.add(version), []),
    /** The board as the server has it now, for a decision about exactly that. @throws what the request failed with */
    latest: useCallback(async () => (await fetchBoard({ eventSlug })).rankingBoard, [fetchBoard, eventSlug]),
  };
}

export type RankingBoardState = ReturnType<typeof useRankingBoard>;
