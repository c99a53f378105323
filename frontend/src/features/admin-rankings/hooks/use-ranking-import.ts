import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useListImport } from "../../../shared/lists/use-list-import";
import { type Places, useTakePlaces } from "./use-take-places";

/** Returns a pasted list with its comparison with the draft, and writes the list into the draft. */
export function useRankingImport(eventSlug: string | null, own: (version: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const list = useListImport(
    "ranking",
    async (input) => (await fetchPreview({ eventSlug, ...input })).rankingPreview,
    // A page of standings or a contest has no columns.
    ({ reading }) => reading,
  );
  const { csv } = list.list;
  // The list is preserved, because the admin may look up a team in another tab before going on.
  const key = `ranking list of ${eventSlug ?? "the current event"}`;
  useDraft({ key, value: csv, restore: list.change, dirty: csv !== "", asks: false });
  return {
    ...list,
    /**
     * Writes places into the draft. Returns true on success. Otherwise the list is compared with the current places
     * again.
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
