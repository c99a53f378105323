import type { Database } from "../../kernel/db/database.js";

/** The sessions of an event that people are in. Its parameter is the event. */
export const USED_SESSIONS = "SELECT DISTINCT sessionId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/** Every check-in of an event that counts: thousands of rows, as few columns as are needed. Its parameter is the event. */
export const MEMBERS_INSIDE = "SELECT sessionId, memberId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/**
 * Reads a session so that nobody removes it until the open transaction ends; false when it is gone. By hand, as TypeORM asks
 * MariaDB in MySQL's words, which it does not know; a shared lock, as many are let in to a session at once.
 */
export async function lockSession(db: Database, id: string): Promise<boolean> {
  const shared = db.dialect === "mysql" ? " LOCK IN SHARE MODE" : "";
  return (await db.query(`SELECT id FROM desk_sessions WHERE id = ?${shared}`, [id])).length > 0;
}
