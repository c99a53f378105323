import { IsNull, LessThan, MoreThan } from "typeorm";
import { deleteSome, deleteWhere, tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import { newId } from "../../../../kernel/db/ids.js";
import { type ChallengePurpose, FactorChallenge } from "./factor-challenge.entity.js";

export class FactorChallengeRepository {
  /** Creates a challenge that is valid for `seconds`. Returns the challenge's id. */
  async open(
    tx: Tx,
    { userId, purpose, challenge }: Pick<FactorChallenge, "userId" | "purpose" | "challenge">,
    seconds: number,
  ): Promise<string> {
    const id = newId();
    const now = Date.now();
    await insertMany(tx, FactorChallenge, [
      {
        id,
        userId,
        purpose,
        challenge,
        tries: 0,
        createdAt: new Date(now),
        expiresAt: new Date(now + seconds * 1000),
        usedAt: null,
      },
    ]);
    return id;
  }

  /**
   * Counts a try before the proof is checked, so that each of several parallel guesses uses up a try. Returns false if
   * no try is left, or if the challenge is closed or has expired.
   */
  countTry(tx: Tx, id: string, maxTries: number, now: Date): Promise<boolean> {
    const withTriesLeft = { ...open(id, now), tries: LessThan(maxTries) };
    return tookEffect(updateWhere(tx, FactorChallenge, withTriesLeft, { tries: () => "tries + 1" }));
  }

  async close(tx: Tx, id: string, now: Date): Promise<void> {
    await updateWhere(tx, FactorChallenge, { id }, { usedAt: now });
  }

  /**
   * Sets the challenge that a passkey must sign for an open ticket, and replaces an earlier one. Returns false if the
   * ticket is closed or has expired.
   */
  setChallenge(tx: Tx, id: string, challenge: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, FactorChallenge, open(id, now), { challenge }));
  }

  /**
   * Closes an account's challenge, so that it cannot be used again. Returns false if the account has no such open
   * challenge.
   */
  consume(
    tx: Tx,
    openChallenge: { userId: string; purpose: ChallengePurpose; challenge: string },
    now: Date,
  ): Promise<boolean> {
    const only = { ...openChallenge, expiresAt: MoreThan(now) };
    return tookEffect(updateWhere(tx, FactorChallenge, only, { challenge: null }));
  }

  async forget(tx: Tx, userId: string): Promise<void> {
    await deleteWhere(tx, FactorChallenge, { userId });
  }

  async forgetAll(tx: Tx): Promise<void> {
    await tx.deleteAll(FactorChallenge);
  }

  /** Deletes at most `limit` challenges created before the given time. They expired long ago. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, FactorChallenge, [{ createdAt: LessThan(before) }], limit);
  }
}

function open(id: string, now: Date) {
  return { id, usedAt: IsNull(), expiresAt: MoreThan(now) };
}
