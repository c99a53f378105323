import { columnList, type RawTime } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { qualifiedSql } from "../contract/qualified.sql.js";
import type { TeamMember } from "../team-member.entity.js";

/** The data that the desk needs about a person and their team, as read from the database. */
export interface DeskRow extends Pick<
  TeamMember,
  | "id"
  | "eventId"
  | "userId"
  | "name"
  | "college"
  | "universityRollNo"
  | "codeforcesHandle"
  | "isLeader"
  | "teamId"
> {
  readonly confirmedAt: RawTime | null;
  readonly teamName: string;
  /** 1 if the team qualifies for the round that requires the fee. */
  readonly qualified: number | string;
  readonly paymentStatus: PaymentStatus;
}

const OF_PERSON = [
  "id",
  "eventId",
  "userId",
  "name",
  "college",
  "universityRollNo",
  "codeforcesHandle",
  "isLeader",
  "confirmedAt",
  "teamId",
] as const;

/** The column that the query filters by. */
export type DeskKey = "eventId" | "teamId" | "id" | "userId";

/**
 * Returns people with their teams, sorted by team, leader first. Uses raw SQL, because the list covers a whole event.
 * For 15,000 people, entities with their relations would load many columns that the list does not show.
 */
export function deskPeople(db: Database, key: DeskKey, values: readonly string[]): Promise<DeskRow[]> {
  return db.query<DeskRow>(
    `SELECT ${columnList<TeamMember>("m", OF_PERSON)}, t.name AS teamName, t.paymentStatus,
       ${qualifiedSql("e.qualifyingRank")} AS qualified
     FROM team_members m JOIN teams t ON t.id = m.teamId JOIN events e ON e.id = t.eventId
     WHERE m.${key} IN (${values.map(() => "?").join(", ")}) ORDER BY t.nameKey, m.isLeader DESC, m.id`,
    values,
  );
}
