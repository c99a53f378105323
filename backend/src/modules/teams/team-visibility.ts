import { isInTeam, isLeader, isUnconfirmed, type Actor } from "./contract/team.policy.js";
import type { PersonRecord, TeamRecord } from "./team-record.js";

/**
 * What of a team a reader gets to see (decisions.md section 6). Every read path goes through here: a Superadmin and
 * the team's leader see all; a member sees the team, but of phone, college and roll number only their own; everyone else sees
 * names and handles, masked e-mails and no account ids, and not the reference of the payment. Who has not agreed yet
 * sees whose team it is and their own row; of the others no more than everyone else.
 */
export function showTeam(team: TeamRecord, reader: Actor): TeamRecord {
  if (reader.isSuperadmin || isLeader(team, reader)) return team;
  if (isUnconfirmed(team, reader))
    return { ...mapPeople(team, (person) => forAdded(person, reader)), reference: null };
  if (isInTeam(team, reader)) return mapPeople(team, (person) => forTeammate(person, reader));
  return { ...mapPeople(team, forStranger), reference: null };
}

/** `a•••@example.org`: the first character and the domain. */
export function maskEmail(email: string): string {
  const [first = ""] = email;
  const at = email.lastIndexOf("@");
  return `${first}•••${at > 0 ? email.slice(at) : ""}`;
}

/** What only the person, the leader and Superadmins see. */
const PRIVATE = { phone: null, college: null, universityRollNo: null } as const;

function mapPeople(team: TeamRecord, show: (person: PersonRecord) => PersonRecord): TeamRecord {
  return { ...team, leader: show(team.leader), members: team.members.map(show) };
}

function forTeammate(person: PersonRecord, reader: Actor): PersonRecord {
  return person.userId === reader.userId ? person : { ...person, ...PRIVATE };
}

/** For somebody who did not ask to be here; the leader shows themself by adding them. */
function forAdded(person: PersonRecord, reader: Actor): PersonRecord {
  if (person.userId === reader.userId) return person;
  return { ...(person.isLeader ? person : { ...person, email: maskedEmail(person) }), ...PRIVATE };
}

function maskedEmail({ email }: PersonRecord): string | null {
  return email === null ? null : maskEmail(email);
}

function forStranger(person: PersonRecord): PersonRecord {
  return { ...person, userId: null, email: maskedEmail(person), ...PRIVATE };
}
