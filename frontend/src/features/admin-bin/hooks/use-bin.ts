import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { type BinEntriesQuery, useBinEntriesQuery } from "../../../graphql/features/admin-bin";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** A user or team in the bin. */
export type BinEntry = BinEntriesQuery["binEntries"][number];

const NONE: readonly BinEntry[] = [];

/** What is in the bin, the newest first. */
export function useBin() {
  const query = useBinEntriesQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return { entries: data?.binEntries ?? NONE, ...state };
}
