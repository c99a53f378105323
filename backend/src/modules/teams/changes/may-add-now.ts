import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { type Actor, mayAddMember, type Verdict } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";

/**
 * Applies `mayAddMember` to registration as of now: to invite, and to accept a request, as a full team can take in no
 * person.
 */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
