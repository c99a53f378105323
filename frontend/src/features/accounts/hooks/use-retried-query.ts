import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/**
 * Returns a query's state and a retry function. `retrying` keeps the retry button visible and busy until the outcome is
 * known.
 */
export function useRetriedQuery<Data>(result: Parameters<typeof useQueryState<Data>>[0]) {
  const { data, loading, problem, reload } = useQueryState(result);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await reload();
    setRetrying(false);
  };
  return {
    data,
    loading: loading && !retrying,
    problem: retrying ? (problem ?? FALLBACKS.generic) : problem,
    retrying,
    retry: () => void retry(),
    reload,
  };
}
