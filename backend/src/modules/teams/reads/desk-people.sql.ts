import { columnList, type RawTime } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { qualifiedSql } from "../contract/qualified.sql.js";
import type { TeamMember } from "../team-member.entity.js";

/** A person with the data about their team that the desk gets, as read from the database. */
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
  /** 1 where the team goes on to the round that costs the fee. */
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

/** By which column people are looked for. */
export type DeskKey = "eventId" | "teamId" | "id" | "userId";

/**
 * People with their teams, by team and the leader first. By hand, as the desk's list holds a whole event: 15,000 entities
 * with their relation are 60 columns each, of which it shows ten.
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
