import { useCallback, useEffect, useRef } from "react";
import { skipToken } from "@apollo/client/react";
import {
  useRankingBoardChangedSubscription,
  RankingBoardDocument,
  useRankingBoardQuery,
} from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/**
 * Milliseconds without further changes before the board is fetched. Edits come in bursts, so one fetch covers several.
 */
const SETTLED_MS = 400;

/** Returns an event's board, and updates it when other people change it. */
export function useRankingBoard(eventSlug: string | null) {
  const fetchBoard = useFetch(RankingBoardDocument);
  const { data, ...state } = useQueryState(useRankingBoardQuery({ variables: { eventSlug } }));
  const { reload } = state;
  const board = data?.rankingBoard ?? null;
  // The versions that this page has loaded or created. All other versions come from other admins.
  const known = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (board) known.current.add(board.version);
  }, [board]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onVersion = (version: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // By the end of the timer, the replies to this page's own changes have arrived, so an unknown version comes from
      // another admin.
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
    /** Records the version that this page's own change created. */
    own: useCallback((version: string) => void known.current.add(version), []),
    /**
     * Fetches the server's current board for a decision.
     * @throws the error of the request
     */
    latest: useCallback(async () => (await fetchBoard({ eventSlug })).rankingBoard, [fetchBoard, eventSlug]),
  };
}

export type RankingBoardState = ReturnType<typeof useRankingBoard>;
