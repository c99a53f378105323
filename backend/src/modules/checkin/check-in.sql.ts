import type { Database } from "../../kernel/db/database.js";

/** The sessions of an event that people are in. Its parameter is the event. */
export const USED_SESSIONS = "SELECT DISTINCT sessionId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/** Every check-in of an event that counts: thousands of rows, as few columns as are needed. Its parameter is the event. */
export const MEMBERS_INSIDE = "SELECT sessionId, memberId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/**
 * Locks a session so that it is not removed until the open transaction ends. Returns false when it is gone. Written by
 * hand: TypeORM sends MariaDB the words of MySQL, which MariaDB does not know. The lock is shared, as many people are
 * let in to a session at once.
 */
export async function lockSession(db: Database, id: string): Promise<boolean> {
  const shared = db.dialect === "mysql" ? " LOCK IN SHARE MODE" : "";
  return (await db.query(`SELECT id FROM desk_sessions WHERE id = ?${shared}`, [id])).length > 0;
}
