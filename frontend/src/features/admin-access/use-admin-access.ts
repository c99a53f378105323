import { useEffect, useState } from "react";
import { grantsOf, grantsText, type Holder } from "@contract/kernel/contract/grants";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { Role } from "@contract/kernel/contract/roles";
import { useAdminViewerQuery } from "../../graphql/features/admin-access";
import { onReply } from "../../shared/apollo/refusals";
import { toAppError } from "../../shared/errors/app-error";
import { rememberGrants } from "../../shared/session/known-grants";
import { useSession } from "../../shared/session/session-store";
import { GRANT_OF } from "../../shared/session/store-login";

/** Milliseconds between two checks of the viewer's rights. A lost right is noticed after this time at the latest. */
const ASK_AGAIN_MS = 30_000;

/**
 * Returns the person in the admin area, with their role and grants. A Superadmin is known from the session. For
 * everyone else, the hook asks the server on arrival, after each refusal and at intervals. `isStranger` is true if the
 * person has had no grant since arriving.
 */
export function useAdminAccess() {
  const session = useSession();
  const isSuperadmin = session?.role === Role.Superadmin;
  const { data, error, loading, refetch } = useAdminViewerQuery({
    skip: session === null || isSuperadmin,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    pollInterval: ASK_AGAIN_MS,
  });
  useEffect(() => {
    if (isSuperadmin) return undefined;
    return onReply((code) => {
      if (code === "FORBIDDEN") void refetch().catch(() => undefined);
    });
  }, [isSuperadmin, refetch]);
  const viewer = data?.viewer ?? null;
  const userId = viewer?.id;
  const grants = grantsText((viewer?.grants ?? []).map((name) => GRANT_OF[name]));
  useEffect(() => {
    if (userId !== undefined) rememberGrants(userId, grantsOf(grants));
  }, [userId, grants]);
  const [hadWork, setHadWork] = useState(false);
  // `hadWork` depends only on grants from the server, not on the session's role Superadmin: the person may have lost
  // this role before they arrived, and the stored session may not show this yet.
  const hasGrants = viewer !== null && viewer.grants.length > 0;
  if (hasGrants && !hadWork) setHadWork(true);

  const holder: Holder | null = isSuperadmin
    ? { role: Role.Superadmin, grants: [] }
    : viewer === null || session === null
      ? null
      : { role: session.role, grants: viewer.grants.map((name) => GRANT_OF[name]) };
  return {
    holder,
    isStranger: holder !== null && !isSuperadmin && !hasGrants && !hadWork,
    loading,
    problem: error === undefined || holder !== null ? null : toAppError(error, FALLBACKS.generic).message,
    reload: () => void refetch().catch(() => undefined),
  };
}
