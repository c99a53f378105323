import { IsNull, LessThan } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newId } from "../../../kernel/db/ids.js";
import { FactorChallenge } from "./challenges/factor-challenge.entity.js";
import { type FactorCounts, factorCounts } from "./factor-counts.sql.js";
import { Passkey } from "./passkeys/passkey.entity.js";
import { RecoveryCode, TotpFactor } from "./second-factor.entity.js";

export class SecondFactorRepository {
  constructor(private readonly db: Database) {}

  counts(userId: string): Promise<FactorCounts> {
    return factorCounts(this.db, userId);
  }

  /** Returns whether an account has an app or a passkey. */
  async hasAny(userId: string): Promise<boolean> {
    const { apps, passkeys } = await this.counts(userId);
    return apps + passkeys > 0;
  }

  /** Returns an account's app as its owner sees it, or null. */
  app(userId: string): Promise<Pick<TotpFactor, "createdAt" | "lastUsedAt"> | null> {
    const select = { userId: true, createdAt: true, lastUsedAt: true } as const;
    return this.db.read((reader) => reader.findOne(TotpFactor, { select, where: { userId } }));
  }

  /**
   * Returns an account's app, or null. Locks it until the transaction ends, so that parallel guesses are checked one at
   * a time.
   */
  async lockApp(
    tx: Tx,
    userId: string,
  ): Promise<Pick<TotpFactor, "sealedSecret" | "wrongCodes" | "lastWrongAt"> | null> {
    await updateWhere(tx, TotpFactor, { userId }, { wrongCodes: () => "wrongCodes" });
    const select = { userId: true, sealedSecret: true, wrongCodes: true, lastWrongAt: true } as const;
    return tx.findOne(TotpFactor, { select, where: { userId } });
  }

  /** Marks the code of a time-step as used. Returns false if this code or a later one was used before. */
  consumeStep(tx: Tx, userId: string, lastStep: number, now: Date): Promise<boolean> {
    const only = { userId, lastStep: LessThan(lastStep) };
    const set = { lastStep, lastUsedAt: now, wrongCodes: 0, lastWrongAt: null };
    return tookEffect(updateWhere(tx, TotpFactor, only, set));
  }

  async countWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
    await updateWhere(tx, TotpFactor, { userId }, { wrongCodes: () => "wrongCodes + 1", lastWrongAt: now });
  }

  /** Stores an app, and replaces the account's earlier app, if any. */
  async setApp(tx: Tx, userId: string, sealedSecret: string, lastStep: number, now: Date): Promise<void> {
    await this.removeApp(tx, userId);
    await insertMany(tx, TotpFactor, [
      { userId, sealedSecret, lastStep, wrongCodes: 0, lastWrongAt: null, createdAt: now, lastUsedAt: null },
    ]);
  }

  removeApp(tx: Tx, userId: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, TotpFactor, { userId }));
  }

  /** Stores new recovery codes, and replaces all earlier ones. */
  async setRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly string[], now: Date): Promise<void> {
    await deleteWhere(tx, RecoveryCode, { userId });
    const fresh = { userId, createdAt: now, usedAt: null };
    const codes = codeHashes.map((codeHash) => ({ id: newId(), codeHash, ...fresh }));
    await insertMany(tx, RecoveryCode, codes);
  }

  /** Marks a recovery code as used. Returns false if the account has no such code, or if it was used before. */
  consumeRecoveryCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
    const unused = { userId, codeHash, usedAt: IsNull() };
    return tookEffect(updateWhere(tx, RecoveryCode, unused, { usedAt: now }));
  }

  /** Deletes all of an account's factors and challenges. */
  async removeAll(tx: Tx, userId: string): Promise<void> {
    for (const factor of [TotpFactor, Passkey, RecoveryCode, FactorChallenge])
      await deleteWhere<{ userId: string }>(tx, factor, { userId });
  }
}
