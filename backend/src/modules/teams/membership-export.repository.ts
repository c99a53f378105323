import type { Database } from "../../kernel/db/database.js";

/** What of the teams concerns one person, for the export of their data. */
export class MembershipExportRepository {
  constructor(private readonly db: Database) {}

  /** An account's memberships of all events, with what each team keeps about the person; oldest first. */
  ofUser(userId: string): Promise<object[]> {
    return this.db.query<object>(
      `SELECT e.title AS event, t.name AS team, m.isLeader, m.name, m.email, m.phone, m.college, m.universityRollNo,
         m.codeforcesHandle, m.confirmedAt, m.createdAt, m.updatedAt
       FROM team_members m JOIN teams t ON t.id = m.teamId JOIN events e ON e.id = m.eventId
       WHERE m.userId = ? ORDER BY m.id`,
      [userId],
    );
  }
}
