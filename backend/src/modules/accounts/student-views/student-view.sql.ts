import { Role } from "../../../kernel/contract/roles.js";
import { columnList, toSqlTime } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { ViewClaims } from "../../../kernel/auth/view-token.js";
import type { User } from "../user.entity.js";

/**
 * The student whose screens a Superadmin sees in an open view. Has the account fields that the student's `Caller` is
 * made from.
 */
export type ViewedStudent = Pick<User, "id" | "role" | "name" | "email">;

/**
 * Selects the student of a view if the view is open: it has not reached its end, and its session is neither revoked nor
 * expired and still names the view. The session's user is the Superadmin who began the view, with an unchanged epoch.
 * The student exists and is not a Superadmin.
 */
const OPEN = `SELECT ${columnList<User>("u", ["id", "role", "name", "email"])}
  FROM sessions s JOIN users a ON a.id = s.userId JOIN users u ON u.id = ?
  WHERE s.id = ? AND s.viewId = ? AND s.viewEndsAt > ? AND s.revokedAt IS NULL AND s.expiresAt > ?
    AND a.id = ? AND a.epoch = ? AND a.role = '${Role.Superadmin}' AND u.role <> '${Role.Superadmin}'`;

/** Returns the student whose screens a view token may show, or null. Runs one query by primary keys. */
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
