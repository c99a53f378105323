import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { type Actor, mayAddMember, type Verdict } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";

/**
 * Applies `mayAddMember` at the current time. Inviting people, listing a team and accepting requests follow the same
 * rules as adding a person.
 */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
