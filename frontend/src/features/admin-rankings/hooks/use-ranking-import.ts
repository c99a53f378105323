import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useListImport } from "../../../shared/lists/use-list-import";
import { type Places, useTakePlaces } from "./use-take-places";

/** Returns a pasted list compared with the draft, and functions that write the list into the draft. */
export function useRankingImport(eventSlug: string | null, own: (version: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const list = useListImport(
    "ranking",
    async (input) => (await fetchPreview({ eventSlug, ...input })).rankingPreview,
    // `reading` is null for a contest or a pasted page of standings, because neither has columns.
    ({ reading }) => reading,
  );
  const { csv } = list.list;
  // The list is kept, because the admin may look up a team in another tab before continuing.
  const key = `ranking list of ${eventSlug ?? "the current event"}`;
  useDraft({ key, value: csv, restore: list.change, dirty: csv !== "", asks: false });
  return {
    ...list,
    /**
     * Writes ranks into the draft. Returns true on success. Otherwise compares the list with the current ranks again.
     */
    take: async (places: Places): Promise<boolean> => {
      const isDone = await list.apply(() =>
        write(places).catch(async (refusal: unknown) => {
          await list.refresh();
          throw refusal;
        }),
      );
      if (isDone) list.change("");
      return isDone;
    },
  };
}
