import { useCallback } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useDraftRankingsMutation } from "../../../graphql/features/admin-rankings";
import type { placesToWrite } from "../import-plan";

export type Places = ReturnType<typeof placesToWrite>;

/**
 * Returns a function that writes the ranks of a compared list into the draft. The function rejects with the error of a
 * failed request.
 * @param isFetched whether the ranks were fetched from Codeforces
 */
export function useTakePlaces(eventSlug: string | null, own: (version: string) => void, isFetched = false) {
  const [draftRankings] = useDraftRankingsMutation();
  return useCallback(
    async (places: Places) => {
      for (let at = 0; at < places.length; at += LIMITS.rankingRows) {
        const input = { eventSlug, isFetched, places: places.slice(at, at + LIMITS.rankingRows) };
        const { data } = await draftRankings({ variables: { input } });
        if (data) own(data.draftRankings.board.version);
      }
    },
    [draftRankings, eventSlug, own, isFetched],
  );
}
