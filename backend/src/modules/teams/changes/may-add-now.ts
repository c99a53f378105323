import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { type Actor, mayAddMember, type Verdict } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";

/** `mayAddMember` as registration stands now: who may invite, and take in who asks, as to a full team nobody comes. */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
