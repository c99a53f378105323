import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { type Actor, mayAddMember, type Verdict } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";

/**
 * Applies `mayAddMember` to registration at the current time. For inviting people and accepting requests, since a full
 * team has no free seat.
 */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
