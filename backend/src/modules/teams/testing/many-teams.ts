import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newUser } from "../../accounts/new-user.js";
import { User } from "../../accounts/user.entity.js";
import { teamNameKey } from "../contract/team-name.js";
import { handleColumns } from "../members/member-row.js";
import { TeamMember } from "../team-member.entity.js";
import { Team } from "../team.entity.js";

/** A team to insert for tests of lists. Absent fields get the values of a newly registered team. */
export interface ListedTeam extends Partial<
  Pick<Team, "ranking" | "paymentStatus" | "memberCount" | "createdAt">
> {
  readonly name: string;
  readonly leader?: string;
  /** The leader's handle. The other people get this handle with a number appended. */
  readonly handle?: string;
  /** True if another person in the event holds the leader's handle. */
  readonly handleTaken?: boolean;
}

/** Inserts teams into an event without any checks. Returns their ids. Only the leaders have accounts. */
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
      rows.flatMap(({ members }) => members),
    );
  });
  return rows.map(({ team }) => team.id);
}

function rowsOf(listed: ListedTeam, eventId: string): { user: User; team: Team; members: TeamMember[] } {
  const now = listed.createdAt ?? new Date();
  const [id, leaderId] = [newId(), newId()];
  const name = listed.leader ?? `Leader of ${listed.name}`;
  const email = `${leaderId}@example.org`;
  const person = {
    name,
    email,
    phone: null,
    college: null,
    universityRollNo: null,
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
  const place = { teamId: id, eventId, identityKey: null };
  const own = handleColumns(listed.handle ?? null, listed.handleTaken !== true);
  const leader = {
    ...person,
    ...own,
    ...place,
    id: newId(),
    userId: leaderId,
    isLeader: 1,
    confirmedAt: now,
  };
  const records = Array.from({ length: team.memberCount - 1 }, (_, n) => ({
    ...leader,
    ...handleColumns(listed.handle === undefined ? null : `${listed.handle}${String(n + 1)}`),
    id: newId(),
    userId: null,
    isLeader: 0,
    name: `Member ${String(n + 1)} of ${listed.name}`,
    email: null,
    confirmedAt: null,
  }));
  return {
    user: newUser({ id: leaderId, name, email, passwordHash: "none", role: "Team Leader", createdAt: now }),
    team,
    members: [leader, ...records],
  };
}
