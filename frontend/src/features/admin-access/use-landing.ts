import { useEffect, useState } from "react";
import { paths } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { useLandingFetch } from "../../graphql/late";
import { useKnownGrants } from "../../shared/session/known-grants";
import { useSession } from "../../shared/session/session-store";

/**
 * Returns the path to open after a login, if the login page's address names no page to open. Superadmins, and grant
 * holders without a team, land in the admin area. Everyone else lands on the profile (docs/rules.md, "In the browser").
 * Returns null while the server is asked whether a grant holder has a team.
 */
export function useLanding(): string | null {
  const session = useSession();
  const isSuperadmin = session?.role === Role.Superadmin;
  const mayHelp = useKnownGrants(session?.userId).length > 0 && !isSuperadmin;
  const [helps, setHelps] = useState<string | null>(null);
  const ask = useLandingFetch();
  useEffect(() => {
    if (!mayHelp) return;
    ask().then(
      (data) => setHelps(data?.myTeam == null ? paths.admin : paths.profile),
      () => setHelps(paths.admin),
    );
  }, [mayHelp, ask]);
  if (isSuperadmin) return paths.admin;
  return mayHelp ? helps : paths.profile;
}
