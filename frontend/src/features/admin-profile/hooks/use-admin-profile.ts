import { useEffect } from "react";
import { useAdminProfileQuery } from "../../../graphql/generated";
import { useSession } from "../../../shared/session/use-session";

/**
 * The Superadmin's own data (ADR 19): loading until the call finishes, whichever way; failures are
 * only logged, and the screen shows its fallbacks then.
 */
export function useAdminProfile() {
  const hasToken = useSession() !== null;
  const { data, error, loading, refetch } = useAdminProfileQuery({ skip: !hasToken });
  useEffect(() => {
    if (!hasToken) console.error("Token not found");
    if (error !== undefined) console.error("Error fetching admin profile", error);
  }, [hasToken, error]);
  return {
    profile: data?.adminProfile ?? null,
    loading: !hasToken || (loading && data === undefined),
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
