import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useViewerQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** The signed-in person's account; after a failure what was known before stays. */
export function useViewer() {
  const { data, previousData, error, loading, refetch } = useViewerQuery();
  return {
    viewer: (data ?? previousData)?.viewer ?? null,
    loading,
    problem: toAppError(error, FALLBACKS.generic).message,
    retry: () => void refetch().catch(() => undefined),
  };
}
