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
 * What of a team a reader gets to see. Every read path goes through here: the team's leader,
 * and whoever sees personal data of all people, see all; a member sees the team, but of phone, college and roll number
 * only their own; everyone else sees names and handles, what their grants show them (`shownTo`) and no account ids, and
 * not the reference of the payment. Who has not agreed yet sees whose team it is and their own row; of the others no
 * more than everyone else. The organisers' note is for those who see personal data of all people.
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

/** True for whoever is shown every team as it was read. */
export function seesAll({ visibility: { emails, personal } }: Reader): boolean {
  return emails && personal;
}

function mapPeople(team: TeamRecord, show: (person: PersonRecord) => PersonRecord): TeamRecord {
  return { ...team, leader: show(team.leader), members: team.members.map(show) };
}

function forTeammate(person: PersonRecord, reader: Reader): PersonRecord {
  return person.userId === reader.userId ? person : withoutPersonalData(person);
}

/** For somebody who did not ask to be here; the leader shows themself by adding them. */
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

/** The caller as somebody who looks at teams. */
export function readerOf(caller: Caller): Reader {
  return { ...actorOf(caller), visibility: visibilityOf(caller) };
}
