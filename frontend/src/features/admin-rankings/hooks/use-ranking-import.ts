import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useListImport } from "../../../shared/lists/use-list-import";
import { type Places, useTakePlaces } from "./use-take-places";

/** A pasted list, its comparison with the draft, and the way into it. */
export function useRankingImport(eventSlug: string | null, own: (version: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const list = useListImport(
    "ranking",
    async (input) => (await fetchPreview({ eventSlug, ...input })).rankingPreview,
    // A page or a contest has no columns.
    ({ reading }) => reading,
  );
  const { csv } = list.list;
  // Kept because the admin may look a team up in another tab before they continue.
  const key = `ranking list of ${eventSlug ?? "the current event"}`;
  useDraft({ key, value: csv, restore: list.change, dirty: csv !== "", asks: false });
  return {
    ...list,
    /**
     * Writes into the draft. Returns true when it worked; otherwise the list is compared with the current places again.
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
