import type { Database } from "../../../kernel/db/database.js";

export interface FactorCounts {
  readonly apps: number;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

const COUNTS = `SELECT (SELECT COUNT(*) FROM totp_factors WHERE userId = ?) AS apps,
  (SELECT COUNT(*) FROM passkeys WHERE userId = ?) AS passkeys,
  (SELECT COUNT(*) FROM recovery_codes WHERE userId = ? AND usedAt IS NULL) AS recoveryCodes`;

/**
 * Counts an account's authenticator apps, passkeys and unused recovery codes. Uses one statement instead of three,
 * because each log-in runs it while the account's row is locked.
 */
export async function factorCounts(db: Database, userId: string): Promise<FactorCounts> {
  const [row] = await db.query<Record<keyof FactorCounts, number | string>>(COUNTS, [userId, userId, userId]);
  return {
    apps: Number(row?.apps ?? 0),
    passkeys: Number(row?.passkeys ?? 0),
    recoveryCodes: Number(row?.recoveryCodes ?? 0),
  };
}
