import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { rosterLocked } from "../contract/team.policy.js";
import type { TeamRecord } from "../reads/team-record.js";
import type { Invitation } from "./invitation.types.js";

/** Returns only the data about a team that an invited person needs to decide whether to join. */
export function invitationOf(team: TeamRecord, now = new Date()): Invitation {
  const { name: teamName, leader } = team;
  const {
    id,
    slug,
    title,
    fee,
    minTeamSize,
    maxTeamSize,
    qualifyingRank,
    registrationClosesAt: closesAt,
  } = team.event;
  return {
    event: { id, slug, title, fee, minTeamSize, maxTeamSize, qualifyingRank },
    // Omits a closing date in the past. If the club keeps registration open after this date, people can still join, and
    // the date would confuse them.
    registrationClosesAt: closesAt !== null && closesAt > now ? closesAt : null,
    teamName,
    leaderName: leader.name,
    placesLeft: Math.max(0, maxTeamSize - team.members.length - 1),
    state: stateOf(team, now),
  };
}

function stateOf(team: TeamRecord, now: Date): Invitation["state"] {
  if (!isRegistrationOpen(team.event, now)) return "closed";
  if (rosterLocked(team.paymentStatus)) return "locked";
  return team.members.length + 1 < team.event.maxTeamSize ? "open" : "full";
}
