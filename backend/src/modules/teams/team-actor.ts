import type { Caller } from "../../kernel/auth/caller.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Actor } from "./contract/team.policy.js";

/** The caller as the rules of teams know them. */
export function actorOf(caller: Caller): Actor {
  return { userId: caller.userId, isSuperadmin: caller.role === Role.Superadmin };
}
