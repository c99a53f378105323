import type { Database } from "../../kernel/db/database.js";

/** Selects an event's sessions that have a check-in that was not reverted. Parameter: the event's id. */
export const USED_SESSIONS = "SELECT DISTINCT sessionId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/**
 * Selects an event's check-ins that were not reverted. An event has thousands of check-ins, so only the needed columns
 * are read. Parameter: the event's id.
 */
export const MEMBERS_INSIDE = "SELECT sessionId, memberId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/**
 * Locks a session, so that it is not removed until the open transaction ends. Returns false if the session does not
 * exist. The SQL is hand-written, because TypeORM sends MariaDB a MySQL syntax that MariaDB does not know. The lock is
 * shared, because many people are let in to a session at the same time.
 */
export async function lockSession(db: Database, id: string): Promise<boolean> {
  const shared = db.dialect === "mysql" ? " LOCK IN SHARE MODE" : "";
  return (await db.query(`SELECT id FROM desk_sessions WHERE id = ?${shared}`, [id])).length > 0;
}
