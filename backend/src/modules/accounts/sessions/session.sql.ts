import { grantsOf, hasAdminAccess } from "../../../kernel/contract/grants.js";
import { Role } from "../../../kernel/contract/roles.js";
import { owesTwoSteps } from "../../../kernel/contract/two-step-duty.js";
import { columnList } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { SETTINGS, twoStepDutyOf } from "../../../kernel/settings/site-setting.repository.js";
import type { SessionWithAccount } from "./session.repository.js";
import type { User } from "../user.entity.js";

type Row = Pick<User, "role" | "grants" | "name" | "email" | "epoch"> & {
  readonly sessionId: string;
  readonly userId: string;
  readonly duty: string | null;
  readonly lacksFactor: number | string;
  readonly weakPassword: number;
};

/** Condition for accounts with rights. TWO_STEPS reads the setting and the second factors only for these accounts. */
const HAS_RIGHT = `(u.role = '${Role.Superadmin}' OR u.grants <> '')`;
const TWO_STEPS = `CASE WHEN ${HAS_RIGHT} THEN
    (SELECT d.value FROM site_settings d WHERE d.name = '${SETTINGS.twoStepDuty}') END AS duty,
  CASE WHEN ${HAS_RIGHT} THEN NOT EXISTS (SELECT 1 FROM totp_factors f WHERE f.userId = u.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.userId = u.id)
  ELSE 0 END AS lacksFactor`;

const LIVE = `SELECT s.id AS sessionId, u.id AS userId, ${columnList<User>("u", ["role", "grants", "name", "email", "epoch"])},
    s.weakPassword AS weakPassword, ${TWO_STEPS}
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ? AND s.revokedAt IS NULL`;

/**
 * Returns the account behind a session that is not revoked, or null. Uses one hand-written statement, because every
 * signed-in request runs it. The statement also reads the kernel's `site_settings`.
 */
export async function liveSession(db: Database, sessionId: string): Promise<SessionWithAccount | null> {
  const [row] = await db.query<Row>(LIVE, [sessionId]);
  if (!row) return null;
  const { duty, lacksFactor, weakPassword, ...session } = row;
  const grants = grantsOf(session.grants);
  const owes = owesTwoSteps(twoStepDutyOf(duty), { role: session.role, grants });
  return {
    ...session,
    grants,
    mustSetUpFactor: Number(lacksFactor) === 1 && owes,
    mustChangePassword: weakPassword === 1 && hasAdminAccess({ role: session.role, grants }),
  };
}
