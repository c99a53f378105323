import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { type Actor, mayAddMember, type Verdict } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";

/**
 * Applies `mayAddMember` at the current time. Used for inviting people, listing a team and accepting requests. Like
 * adding a person, they require a free seat.
 */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
