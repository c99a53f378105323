import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { User } from "../../accounts/user.entity.js";
import { teamNameKey } from "../contract/team-name.js";
import { TeamMember } from "../team-member.entity.js";
import { Team } from "../team.entity.js";

/** A team as a list of them looks at it; what is not given is as after registering. */
export interface ListedTeam extends Partial<
  Pick<Team, "ranking" | "paymentStatus" | "memberCount" | "createdAt">
> {
  readonly name: string;
  readonly leader?: string;
  readonly handle?: string;
}

/** Writes teams of one into an event, without asking anybody; answers their ids. */
export async function addTeams(
  db: Database,
  eventSlug: string,
  teams: readonly ListedTeam[],
): Promise<string[]> {
  const [event] = await db.query<{ id: string }>("SELECT id FROM events WHERE slug = ?", [eventSlug]);
  const rows = teams.map((team) => rowsOf(team, event?.id ?? ""));
  await db.inTransaction(async (tx) => {
    await insertMany(
      tx,
      User,
      rows.map(({ user }) => user),
    );
    await insertMany(
      tx,
      Team,
      rows.map(({ team }) => team),
    );
    await insertMany(
      tx,
      TeamMember,
      rows.map(({ member }) => member),
    );
  });
  return rows.map(({ team }) => team.id);
}

function rowsOf(listed: ListedTeam, eventId: string): { user: User; team: Team; member: TeamMember } {
  const now = listed.createdAt ?? new Date();
  const [id, leaderId] = [newId(), newId()];
  const person = {
    name: listed.leader ?? `Leader of ${listed.name}`,
    email: `${leaderId}@example.org`,
    phone: null,
    college: null,
    universityRollNo: null,
    codeforcesHandle: listed.handle ?? null,
    createdAt: now,
    updatedAt: now,
  };
  const team: Team = {
    id,
    eventId,
    name: listed.name,
    nameKey: teamNameKey(listed.name),
    leaderId,
    memberCount: listed.memberCount ?? 1,
    ranking: listed.ranking ?? null,
    paymentStatus: listed.paymentStatus ?? "incomplete",
    reference: `SS-${leaderId.slice(-8)}`,
    createdAt: now,
    updatedAt: now,
  };
  return {
    user: { ...person, id: leaderId, passwordHash: "none", role: "Team Leader", epoch: 0, grants: "" },
    team,
    member: {
      ...person,
      id: newId(),
      teamId: id,
      eventId,
      userId: leaderId,
      isLeader: 1,
      identityKey: null,
      confirmedAt: now,
    },
  };
}
