import { columnList } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { pages } from "../../../kernel/db/find-page.js";
import { groupBy } from "../../../kernel/lists.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import type { TeamMember } from "../team-member.entity.js";
import type { Team } from "../team.entity.js";

/** A team with the names of its people. */
export interface TeamWithPeople {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly people: readonly string[];
}

type TeamRow = Pick<Team, "id" | "name" | "reference" | "paymentStatus">;

/**
 * The condition that a team is in the event. Not written as `t.eventId = ?`, because the database would then use the
 * index on `eventId` and sort all the event's teams for each page.
 */
const OF_EVENT = "COALESCE(t.eventId, '') = ?";

/**
 * Yields an event's teams with their people's names, page by page in a fixed order, with two SQL statements per page.
 */
export async function* teamsWithPeople(db: Database, eventId: string): AsyncGenerator<TeamWithPeople[]> {
  const teams = pages<TeamRow>((last, limit) =>
    db.query(
      `SELECT ${columnList<Team>("t", ["id", "name", "reference", "paymentStatus"])} FROM teams t
       WHERE ${OF_EVENT} AND t.id > ? ORDER BY t.id LIMIT ?`,
      [eventId, last?.id ?? "", limit],
    ),
  );
  for await (const page of teams) {
    const people = await db.query<Pick<TeamMember, "teamId" | "name">>(
      `SELECT ${columnList<TeamMember>("m", ["teamId", "name"])} FROM team_members m
       WHERE m.teamId >= ? AND m.teamId <= ? ORDER BY m.teamId, m.id`,
      [page[0]?.id, page.at(-1)?.id],
    );
    const names = groupBy(people, ({ teamId, name }) => [teamId, name]);
    yield page.map(({ id, name, reference, paymentStatus: status }) => {
      return { teamId: id, teamName: name, reference, status, people: names.get(id) ?? [] };
    });
  }
}
