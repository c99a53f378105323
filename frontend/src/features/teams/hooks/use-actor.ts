import { Role } from "@contract/kernel/contract/roles";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useSession } from "../../../shared/session/session-store";

/** Returns the signed-in user in the form that the team rules need. */
export function useActor(): Actor {
  const session = useSession();
  return { userId: session?.userId ?? "", isSuperadmin: session?.role === Role.Superadmin };
}
