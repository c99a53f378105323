import { Role } from "../../../kernel/contract/roles.js";
import { columnList, toSqlTime } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { ViewClaims } from "../../../kernel/auth/view-token.js";
import type { User } from "../user.entity.js";

/** The student of a view that is open, as a caller. */
export type ViewedStudent = Pick<User, "id" | "role" | "name" | "email">;

/**
 * The view's session is neither revoked nor over and names the view still; its person is the Superadmin who began it, with the
 * same epoch; and the student is there, and none who could do everything.
 */
const OPEN = `SELECT ${columnList<User>("u", ["id", "role", "name", "email"])}
  FROM sessions s JOIN users a ON a.id = s.userId JOIN users u ON u.id = ?
  WHERE s.id = ? AND s.viewId = ? AND s.viewEndsAt > ? AND s.revokedAt IS NULL AND s.expiresAt > ?
    AND a.id = ? AND a.epoch = ? AND a.role = '${Role.Superadmin}' AND u.role <> '${Role.Superadmin}'`;

/** The student whose screens a token of a view may see at this moment; null when it may not. One read by primary keys. */
export async function openView(db: Database, claims: ViewClaims): Promise<ViewedStudent | null> {
  const { studentId, sessionId, viewId, superadminId, epoch } = claims;
  const now = toSqlTime(new Date());
  const [row] = await db.query<ViewedStudent>(OPEN, [
    studentId,
    sessionId,
    viewId,
    now,
    now,
    superadminId,
    epoch,
  ]);
  return row ?? null;
}
