import { useSearchParams } from "react-router-dom";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import type { Batch } from "./batch";

/** The batch named in the address as `?batch=2022-26`, else the first; choosing another adds its address to the history. */
export function useMemberBatchChoice(batches: readonly [Batch, ...Batch[]]) {
  const [params, setParams] = useSearchParams();
  // The server renders one page for every query.
  const wanted = useHydrated() ? params.get("batch") : null;
  const chosen = batches.find(({ key }) => key === wanted) ?? batches[0];
  const choose = (key: string) => setParams({ batch: key });
  return [chosen, choose] as const;
}
