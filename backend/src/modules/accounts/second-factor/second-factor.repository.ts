import { IsNull, LessThan } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newId } from "../../../kernel/db/ids.js";
import { FactorChallenge } from "./challenges/factor-challenge.entity.js";
import { type FactorCounts, factorCounts } from "./factor-counts.sql.js";
import { Passkey } from "./passkeys/passkey.entity.js";
import { RecoveryCode, TotpFactor } from "./second-factor.entity.js";

/** Statements on `totp_factors` and `recovery_codes`. */
export class SecondFactorRepository {
  constructor(private readonly db: Database) {}

  /** What an account has set up. */
  counts(userId: string): Promise<FactorCounts> {
    return factorCounts(this.db, userId);
  }

  /** Returns true for an account that has an app or a passkey. */
  async hasAny(userId: string): Promise<boolean> {
    const { apps, passkeys } = await this.counts(userId);
    return apps + passkeys > 0;
  }

  /** The app of an account, for its owner. */
  app(userId: string): Promise<Pick<TotpFactor, "createdAt" | "lastUsedAt"> | null> {
    const select = { userId: true, createdAt: true, lastUsedAt: true } as const;
    return this.db.read((reader) => reader.findOne(TotpFactor, { select, where: { userId } }));
  }

  /** Returns an account's app, locked until the transaction ends: parallel guesses are checked one after the other. */
  async lockApp(
    tx: Tx,
    userId: string,
  ): Promise<Pick<TotpFactor, "sealedSecret" | "wrongCodes" | "lastWrongAt"> | null> {
    await updateWhere(tx, TotpFactor, { userId }, { wrongCodes: () => "wrongCodes" });
    const select = { userId: true, sealedSecret: true, wrongCodes: true, lastWrongAt: true } as const;
    return tx.findOne(TotpFactor, { select, where: { userId } });
  }

  /** Takes a code of this time-step; false when it or a later one was taken before. */
  consumeStep(tx: Tx, userId: string, lastStep: number, now: Date): Promise<boolean> {
    const only = { userId, lastStep: LessThan(lastStep) };
    const set = { lastStep, lastUsedAt: now, wrongCodes: 0, lastWrongAt: null };
    return tookEffect(updateWhere(tx, TotpFactor, only, set));
  }

  async countWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
    await updateWhere(tx, TotpFactor, { userId }, { wrongCodes: () => "wrongCodes + 1", lastWrongAt: now });
  }

  /** Puts an app in the place of the one that the account had, if any. */
  async setApp(tx: Tx, userId: string, sealedSecret: string, lastStep: number, now: Date): Promise<void> {
    await this.removeApp(tx, userId);
    await insertMany(tx, TotpFactor, [
      { userId, sealedSecret, lastStep, wrongCodes: 0, lastWrongAt: null, createdAt: now, lastUsedAt: null },
    ]);
  }

  removeApp(tx: Tx, userId: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, TotpFactor, { userId }));
  }

  /** Puts new recovery codes in the place of all that the account had. */
  async setRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly string[], now: Date): Promise<void> {
    await deleteWhere(tx, RecoveryCode, { userId });
    const fresh = { userId, createdAt: now, usedAt: null };
    const codes = codeHashes.map((codeHash) => ({ id: newId(), codeHash, ...fresh }));
    await insertMany(tx, RecoveryCode, codes);
  }

  /** Uses a recovery code up; false when it is none of the account's, or was used before. */
  consumeRecoveryCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
    const unused = { userId, codeHash, usedAt: IsNull() };
    return tookEffect(updateWhere(tx, RecoveryCode, unused, { usedAt: now }));
  }

  /** Removes everything that an account had set up. */
  async removeAll(tx: Tx, userId: string): Promise<void> {
    for (const factor of [TotpFactor, Passkey, RecoveryCode, FactorChallenge])
      await deleteWhere<{ userId: string }>(tx, factor, { userId });
  }
}
