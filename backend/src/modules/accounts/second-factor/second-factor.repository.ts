import type { Database, Tx } from "../../../kernel/db/database.js";
import { execute, select } from "../../../kernel/db/execute.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newId } from "../../../kernel/db/ids.js";
import { type RawTime, toDate, toDateOrNull, toSqlTime } from "../../../kernel/db/values.js";
import { RecoveryCode } from "./recovery-code.entity.js";
import { TotpFactor } from "./totp-factor.entity.js";

/** What an account has set up. */
export interface FactorCounts {
  readonly apps: number;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

const COUNTS = `SELECT (SELECT COUNT(*) FROM totp_factors WHERE userId = ?) AS apps,
  (SELECT COUNT(*) FROM passkeys WHERE userId = ?) AS passkeys,
  (SELECT COUNT(*) FROM recovery_codes WHERE userId = ? AND usedAt IS NULL) AS recoveryCodes`;

/** Statements on `totp_factors` and `recovery_codes`. */
export class SecondFactorRepository {
  constructor(private readonly db: Database) {}

  /** What an account has set up, read outside of any transaction. */
  async counts(userId: string): Promise<FactorCounts> {
    return toCounts(await this.db.query<Raw>(COUNTS, [userId, userId, userId]));
  }

  /** The same with the transaction's own changes. */
  async countsIn(tx: Tx, userId: string): Promise<FactorCounts> {
    return toCounts(await select<Raw>(tx, COUNTS, [userId, userId, userId]));
  }

  /** Holds an account's row, so that its factors change one after the other; false when it is gone. */
  async holdOwner(tx: Tx, userId: string): Promise<boolean> {
    return (await execute(tx, "UPDATE users SET epoch = epoch WHERE id = ?", [userId])) === 1;
  }

  /** The app of an account, for its owner. */
  async app(userId: string): Promise<{ createdAt: Date; lastUsedAt: Date | null } | null> {
    const [row] = await this.db.query<{ createdAt: RawTime; lastUsedAt: RawTime | null }>(
      "SELECT createdAt, lastUsedAt FROM totp_factors WHERE userId = ?",
      [userId],
    );
    return row ? { createdAt: toDate(row.createdAt), lastUsedAt: toDateOrNull(row.lastUsedAt) } : null;
  }

  /** The app of an account, held until the transaction ends: guesses at once are looked at one after the other. */
  async holdApp(
    tx: Tx,
    userId: string,
  ): Promise<Pick<TotpFactor, "sealedSecret" | "wrongCodes" | "lastWrongAt"> | null> {
    await execute(tx, "UPDATE totp_factors SET wrongCodes = wrongCodes WHERE userId = ?", [userId]);
    const [row] = await select<{ sealedSecret: string; wrongCodes: number; lastWrongAt: RawTime | null }>(
      tx,
      "SELECT sealedSecret, wrongCodes, lastWrongAt FROM totp_factors WHERE userId = ?",
      [userId],
    );
    return row ? { ...row, lastWrongAt: toDateOrNull(row.lastWrongAt) } : null;
  }

  /** Takes a code of this time-step; false when it or a later one was taken before. */
  async takeStep(tx: Tx, userId: string, step: number, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      `UPDATE totp_factors SET lastStep = ?, lastUsedAt = ?, wrongCodes = 0, lastWrongAt = NULL
       WHERE userId = ? AND lastStep < ?`,
      [step, toSqlTime(now), userId, step],
    );
    return affected === 1;
  }

  async countWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
    await execute(
      tx,
      "UPDATE totp_factors SET wrongCodes = wrongCodes + 1, lastWrongAt = ? WHERE userId = ?",
      [toSqlTime(now), userId],
    );
  }

  /** Puts an app in the place of the one that the account had, if any. */
  async setApp(tx: Tx, userId: string, sealedSecret: string, lastStep: number, now: Date): Promise<void> {
    await this.removeApp(tx, userId);
    await insertMany(tx, TotpFactor, [
      { userId, sealedSecret, lastStep, wrongCodes: 0, lastWrongAt: null, createdAt: now, lastUsedAt: null },
    ]);
  }

  async removeApp(tx: Tx, userId: string): Promise<boolean> {
    return (await execute(tx, "DELETE FROM totp_factors WHERE userId = ?", [userId])) === 1;
  }

  /** Puts new recovery codes in the place of all that the account had. */
  async setRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly string[], now: Date): Promise<void> {
    await execute(tx, "DELETE FROM recovery_codes WHERE userId = ?", [userId]);
    await insertMany(
      tx,
      RecoveryCode,
      codeHashes.map((codeHash) => ({ id: newId(), userId, codeHash, createdAt: now, usedAt: null })),
    );
  }

  /** Uses a recovery code up; false when it is none of the account's, or was used before. */
  async takeRecoveryCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE recovery_codes SET usedAt = ? WHERE userId = ? AND codeHash = ? AND usedAt IS NULL",
      [toSqlTime(now), userId, codeHash],
    );
    return affected === 1;
  }

  /** Removes everything that an account had set up. */
  async removeAll(tx: Tx, userId: string): Promise<void> {
    for (const table of ["totp_factors", "passkeys", "recovery_codes", "factor_challenges"])
      await execute(tx, `DELETE FROM ${table} WHERE userId = ?`, [userId]);
  }
}

type Raw = Record<keyof FactorCounts, number | string>;

function toCounts([row]: readonly Raw[]): FactorCounts {
  return {
    apps: Number(row?.apps ?? 0),
    passkeys: Number(row?.passkeys ?? 0),
    recoveryCodes: Number(row?.recoveryCodes ?? 0),
  };
}
