import type { Database } from "../../kernel/db/database.js";
import type { PaymentStatus } from "./contract/payment-status.js";

/** A team of somebody, as their leaving it looks at it. */
export interface DepartureRow {
  readonly userId: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly eventTitle: string;
  readonly leaderId: string;
  readonly paymentStatus: PaymentStatus;
  readonly people: number | string;
  /** As `TeamMemberRepository.firstHeir`. */
  readonly heirName: string | null;
}

/** What teams people belong to, for telling what their going would do. */
export class DepartureRepository {
  constructor(private readonly db: Database) {}

  /** The teams of these people, in all events. One statement. */
  async ofUsers(userIds: readonly string[]): Promise<DepartureRow[]> {
    if (userIds.length === 0) return [];
    return this.db.query<DepartureRow>(
      `SELECT m.userId, t.id AS teamId, t.name AS teamName, e.title AS eventTitle, t.leaderId, t.paymentStatus,
         (SELECT COUNT(*) FROM team_members p WHERE p.teamId = t.id) AS people,
         (SELECT h.name FROM team_members h WHERE h.teamId = t.id AND h.isLeader = 0 AND h.userId IS NOT NULL
            AND h.confirmedAt IS NOT NULL
          ORDER BY h.id LIMIT 1) AS heirName
       FROM team_members m
       JOIN teams t ON t.id = m.teamId
       JOIN events e ON e.id = t.eventId
       WHERE m.userId IN (${userIds.map(() => "?").join(", ")})
       ORDER BY m.userId, t.id`,
      userIds,
    );
  }
}
