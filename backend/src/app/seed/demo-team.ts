import { newId } from "../../kernel/db/ids.js";
import { handleKey } from "../../kernel/contract/handle.js";
import type { User } from "../../modules/accounts/user.entity.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";
import { teamNameKey } from "../../modules/teams/contract/team-name.js";
import type { PaymentStatus } from "../../modules/teams/contract/payment-status.js";
import { identityKey } from "../../modules/teams/members/identity-key.js";
import type { TeamMember } from "../../modules/teams/team-member.entity.js";
import type { Team } from "../../modules/teams/team.entity.js";
import { TEAM_ADJECTIVES, TEAM_NOUNS } from "./demo-vocabulary.js";

export interface DemoTeamParts {
  readonly event: EventRecord;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  /** The team's people, the leader first. */
  readonly people: readonly [User, ...User[]];
}

/** Returns the name of the demo team with this number. The names are all different, in no visible order. */
export function demoTeamName(number: number): string {
  const combinations = TEAM_ADJECTIVES.length * TEAM_NOUNS.length;
  // 733 and the number of combinations have no common factor. So every combination is used once before the first one
  // comes again, with a number behind it.
  const index = (number * 733) % combinations;
  const adjective = TEAM_ADJECTIVES[index % TEAM_ADJECTIVES.length] ?? "";
  const noun = TEAM_NOUNS[Math.floor(index / TEAM_ADJECTIVES.length)] ?? "";
  const round = Math.floor(number / combinations);
  return round === 0 ? `${adjective} ${noun}` : `${adjective} ${noun} ${String(round + 1)}`;
}

/** Returns the team's row. The team was created when the last of its people signed up. */
export function demoTeam({ event, people, ...parts }: DemoTeamParts): Team {
  const at = people.at(-1)?.createdAt ?? people[0].createdAt;
  return {
    ...parts,
    id: newId(),
    eventId: event.id,
    nameKey: teamNameKey(parts.name),
    leaderId: people[0].id,
    memberCount: people.length,
    createdAt: at,
    updatedAt: at,
  };
}

export function demoMembers(team: Team, people: readonly User[]): TeamMember[] {
  return people.map((user) => ({
    id: newId(),
    teamId: team.id,
    eventId: team.eventId,
    userId: user.id,
    isLeader: user.id === team.leaderId ? 1 : 0,
    name: user.name,
    email: user.email,
    phone: user.phone,
    college: user.college,
    universityRollNo: user.universityRollNo,
    identityKey: identityKey(user.college, user.universityRollNo),
    codeforcesHandle: user.codeforcesHandle,
    handleKey: user.codeforcesHandle && handleKey(user.codeforcesHandle),
    confirmedAt: team.createdAt,
    createdAt: team.createdAt,
    updatedAt: team.updatedAt,
  }));
}
