import { useEffect } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useViewerQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { GRANT_OF } from "../../../shared/session/grant-names";
import { rememberGrants } from "../../../shared/session/known-grants";
import { useRetry } from "./use-retry";

/** The signed-in person's account; after a failure what was known before stays. */
export function useViewer() {
  const { data, previousData, error, loading, refetch } = useViewerQuery();
  const { retrying, retry } = useRetry(refetch);
  const viewer = (data ?? previousData)?.viewer ?? null;
  useEffect(() => {
    if (viewer !== null)
      rememberGrants(
        viewer.id,
        viewer.grants.map((name) => GRANT_OF[name]),
      );
  }, [viewer]);
  return {
    viewer,
    loading: loading && !retrying,
    problem: toAppError(error, FALLBACKS.generic).message,
    retrying,
    retry,
  };
}
