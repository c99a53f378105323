import type { Caller } from "../../../kernel/auth/caller.js";
import { type Visibility, visibilityOf } from "../../../kernel/contract/personal-data.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Actor } from "../contract/team.policy.js";

/** The caller as the rules of teams know them. */
export function actorOf(caller: Caller): Actor {
  return { userId: caller.userId, isSuperadmin: caller.role === Role.Superadmin };
}

/** An actor with what they see of people outside their own team. */
export interface Reader extends Actor {
  readonly visibility: Visibility;
}

/** The caller as somebody who looks at teams. */
export function readerOf(caller: Caller): Reader {
  return { ...actorOf(caller), visibility: visibilityOf(caller) };
}
