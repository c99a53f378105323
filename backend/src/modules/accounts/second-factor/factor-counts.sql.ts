import type { Database } from "../../../kernel/db/database.js";

/** What an account has set up. */
export interface FactorCounts {
  readonly apps: number;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

const COUNTS = `SELECT (SELECT COUNT(*) FROM totp_factors WHERE userId = ?) AS apps,
  (SELECT COUNT(*) FROM passkeys WHERE userId = ?) AS passkeys,
  (SELECT COUNT(*) FROM recovery_codes WHERE userId = ? AND usedAt IS NULL) AS recoveryCodes`;

/** What an account has set up. Each log-in asks this while it holds the account: in one statement rather than three. */
export async function factorCounts(db: Database, userId: string): Promise<FactorCounts> {
  const [row] = await db.query<Record<keyof FactorCounts, number | string>>(COUNTS, [userId, userId, userId]);
  return {
    apps: Number(row?.apps ?? 0),
    passkeys: Number(row?.passkeys ?? 0),
    recoveryCodes: Number(row?.recoveryCodes ?? 0),
  };
}
