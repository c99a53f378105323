import { isRegistrationOpen, type RegistrationWindow } from "../../events/contract/event-state.js";
import type { Actor, Verdict } from "../contract/team.policy.js";

/** Whether the actor may create a team that this person leads: only a Superadmin names another person. */
export function mayNameLeader(leaderId: string, actor: Actor): Verdict {
  const allowed = leaderId === actor.userId || actor.isSuperadmin;
  return allowed ? { allowed } : { allowed, code: "FORBIDDEN" };
}

/** Whether the actor may create a team for an event now: a Superadmin may after registration closed. */
export function mayCreate(event: RegistrationWindow, actor: Actor, now: Date): Verdict {
  const allowed = actor.isSuperadmin || isRegistrationOpen(event, now);
  return allowed ? { allowed } : { allowed, code: "REGISTRATION_CLOSED" };
}
