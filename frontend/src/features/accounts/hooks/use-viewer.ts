import { useEffect } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useViewerQuery } from "../../../graphql/features/accounts";
import { GRANT_OF } from "../../../shared/session/store-login";
import { rememberGrants } from "../../../shared/session/known-grants";
import { useRetriedQuery } from "./use-retried-query";

/** The signed-in person's account; after a failure what was known before stays. */
export function useViewer() {
  const { data, ...state } = useRetriedQuery(useViewerQuery());
  const viewer = data?.viewer ?? null;
  useEffect(() => {
    if (viewer !== null)
      rememberGrants(
        viewer.id,
        viewer.grants.map((name) => GRANT_OF[name]),
      );
  }, [viewer]);
  return { viewer, ...state, problem: state.problem ?? FALLBACKS.generic };
}
