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
 * Returns the part of a team that a reader may see. Readers of all personal data see everything. All others do not see
 * the organisers' note, and:
 * - The team's leader sees everything else.
 * - A member sees the team, but only their own phone, college and roll number.
 * - An unconfirmed person sees their own data, and the leader as a member does. Of the other people they see what
 *   outsiders see, and the account ids. They do not see the team's reference.
 * - Outsiders see names, handles and the fields that their grants allow (`shownTo`). They see no account ids, and
 *   neither the team's reference nor its place.
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

/** Returns whether the reader may see every team in full. */
export function seesAll({ visibility: { emails, personal } }: Reader): boolean {
  return emails && personal;
}

function mapPeople(team: TeamRecord, show: (person: PersonRecord) => PersonRecord): TeamRecord {
  return { ...team, leader: show(team.leader), members: team.members.map(show) };
}

function forTeammate(person: PersonRecord, reader: Reader): PersonRecord {
  return person.userId === reader.userId ? person : withoutPersonalData(person);
}

/**
 * Returns a person as shown to a reader who has not agreed to be in the team. The reader sees the leader as a member
 * does, because the leader added the reader, and the other people as an outsider does.
 */
function forAdded(person: PersonRecord, reader: Reader): PersonRecord {
  if (person.userId === reader.userId) return person;
  return person.isLeader ? withoutPersonalData(person) : shownTo(reader.visibility, person);
}

function forStranger(person: PersonRecord, { visibility }: Reader): PersonRecord {
  return { ...shownTo(visibility, person), userId: null };
}

export function actorOf(caller: Caller): Actor {
  return { userId: caller.userId, isSuperadmin: caller.role === Role.Superadmin };
}

/** An actor, with the personal data that they may see outside their own team. */
export interface Reader extends Actor {
  readonly visibility: Visibility;
}

export function readerOf(caller: Caller): Reader {
  return { ...actorOf(caller), visibility: visibilityOf(caller) };
}
