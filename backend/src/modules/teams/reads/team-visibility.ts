import type { Caller } from "../../../kernel/auth/caller.js";
import {
  shownTo,
  type Visibility,
  visibilityOf,
  withoutPersonalData,
} from "../../../kernel/contract/personal-data.js";
import { Role } from "../../../kernel/contract/roles.js";
import { type Actor, isInTeam, isLeader, isUnconfirmed } from "../contract/team.policy.js";
import type { PersonRecord, TeamRecord } from "./team-record.js";

/**
 * Returns the part of a team that a reader may see. Every read path goes through here. The team's leader, and readers
 * of all people's personal data, see everything. A member sees the team, but of phone, college and roll number only
 * their own. Everyone else sees names and handles, what their grants show them (`shownTo`) and no account ids, and not
 * the reference of the payment. An unconfirmed person sees whose team it is and their own row; of the others no more
 * than everyone else. Only readers of all people's personal data see the organisers' note.
 */
export function showTeam(whole: TeamRecord, reader: Reader): TeamRecord {
  if (seesAll(reader)) return whole;
  const team = { ...whole, note: null };
  if (isLeader(team, reader)) return team;
  if (isUnconfirmed(team, reader))
    return { ...mapPeople(team, (person) => forAdded(person, reader)), reference: null };
  if (isInTeam(team, reader)) return mapPeople(team, (person) => forTeammate(person, reader));
  return { ...mapPeople(team, (person) => forStranger(person, reader)), reference: null, place: null };
}

/** Whether the reader may see every team in full. */
export function seesAll({ visibility: { emails, personal } }: Reader): boolean {
  return emails && personal;
}

function mapPeople(team: TeamRecord, show: (person: PersonRecord) => PersonRecord): TeamRecord {
  return { ...team, leader: show(team.leader), members: team.members.map(show) };
}

function forTeammate(person: PersonRecord, reader: Reader): PersonRecord {
  return person.userId === reader.userId ? person : withoutPersonalData(person);
}

/** Returns the record for a reader who did not ask to be in the team; the leader reveals themself by adding them. */
function forAdded(person: PersonRecord, reader: Reader): PersonRecord {
  if (person.userId === reader.userId) return person;
  return person.isLeader ? withoutPersonalData(person) : shownTo(reader.visibility, person);
}

function forStranger(person: PersonRecord, { visibility }: Reader): PersonRecord {
  return { ...shownTo(visibility, person), userId: null };
}

/** The caller as the rules of teams know them. */
export function actorOf(caller: Caller): Actor {
  return { userId: caller.userId, isSuperadmin: caller.role === Role.Superadmin };
}

/** An actor with what they see of people outside their own team. */
export interface Reader extends Actor {
  readonly visibility: Visibility;
}

/** Returns the caller as a reader of teams. */
export function readerOf(caller: Caller): Reader {
  return { ...actorOf(caller), visibility: visibilityOf(caller) };
}
