import type { Database } from "../../kernel/db/database.js";

/**
 * Reads a session so that nobody removes it until the open transaction ends; false when it is gone. By hand, as TypeORM asks
 * MariaDB in MySQL's words, which it does not know; a shared lock, as many are let in to a session at once.
 */
export async function lockSession(db: Database, id: string): Promise<boolean> {
  const shared = db.dialect === "mysql" ? " LOCK IN SHARE MODE" : "";
  return (await db.query(`SELECT id FROM desk_sessions WHERE id = ?${shared}`, [id])).length > 0;
}
