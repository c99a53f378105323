import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useViewerQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { useRetry } from "./use-retry";

/** The signed-in person's account; after a failure what was known before stays. */
export function useViewer() {
  const { data, previousData, error, loading, refetch } = useViewerQuery();
  const { retrying, retry } = useRetry(refetch);
  return {
    viewer: (data ?? previousData)?.viewer ?? null,
    loading: loading && !retrying,
    problem: toAppError(error, FALLBACKS.generic).message,
    retrying,
    retry,
  };
}
