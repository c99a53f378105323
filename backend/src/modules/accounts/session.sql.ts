import { grantsOf } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import { columnList } from "../../kernel/db/column-list.js";
import type { Database } from "../../kernel/db/database.js";
import { SETTINGS } from "../../kernel/settings/site-setting.repository.js";
import type { SessionWithAccount } from "./session.repository.js";
import type { User } from "./user.entity.js";

type Row = Pick<User, "role" | "grants" | "name" | "email" | "epoch"> & {
  readonly sessionId: string;
  readonly userId: string;
  readonly mustSetUp: number | string;
};

/**
 * 1 for a Superadmin without a second factor where the site makes it compulsory. The other tables are looked into for
 * Superadmins only.
 */
const MUST_SET_UP = `CASE WHEN u.role = '${Role.Superadmin}' THEN
    EXISTS (SELECT 1 FROM site_settings WHERE name = '${SETTINGS.secondFactorCompulsory}')
    AND NOT EXISTS (SELECT 1 FROM totp_factors f WHERE f.userId = u.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.userId = u.id)
  ELSE 0 END AS mustSetUp`;

const LIVE = `SELECT s.id AS sessionId, u.id AS userId, ${columnList<User>("u", ["role", "grants", "name", "email", "epoch"])},
    ${MUST_SET_UP}
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ? AND s.revokedAt IS NULL`;

/**
 * The account behind a session that is not revoked. Every signed-in request asks this: in one statement rather than two
 * to five, and without the building of a query. It looks at `site_settings` too, which is the kernel's.
 */
export async function liveSession(db: Database, sessionId: string): Promise<SessionWithAccount | null> {
  const [row] = await db.query<Row>(LIVE, [sessionId]);
  if (!row) return null;
  const { mustSetUp, grants, ...session } = row;
  return { ...session, grants: grantsOf(grants), mustSetUpFactor: Number(mustSetUp) === 1 };
}
