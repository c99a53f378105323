import { IsNull, LessThan, MoreThan } from "typeorm";
import { deleteSome, deleteWhere, tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import { newId } from "../../../../kernel/db/ids.js";
import { type ChallengePurpose, FactorChallenge } from "./factor-challenge.entity.js";

/** Statements on `factor_challenges`. */
export class FactorChallengeRepository {
  /** Opens a challenge for some seconds; answers its id. */
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
   * Counts a try before the proof is checked, so that parallel guesses cannot share one. Returns false when no try is
   * left.
   */
  countTry(tx: Tx, id: string, maxTries: number, now: Date): Promise<boolean> {
    const withTriesLeft = { ...open(id, now), tries: LessThan(maxTries) };
    return tookEffect(updateWhere(tx, FactorChallenge, withTriesLeft, { tries: () => "tries + 1" }));
  }

  async close(tx: Tx, id: string, now: Date): Promise<void> {
    await updateWhere(tx, FactorChallenge, { id }, { usedAt: now });
  }

  /** Puts what a passkey has to sign on an open ticket, in the place of what was there; false when it is closed. */
  setChallenge(tx: Tx, id: string, challenge: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, FactorChallenge, open(id, now), { challenge }));
  }

  /** Takes a challenge of an account for an answer to it; false when there is no such open one, or it was answered before. */
  consume(
    tx: Tx,
    openChallenge: { userId: string; purpose: ChallengePurpose; challenge: string },
    now: Date,
  ): Promise<boolean> {
    const only = { ...openChallenge, expiresAt: MoreThan(now) };
    return tookEffect(updateWhere(tx, FactorChallenge, only, { challenge: null }));
  }

  /** Ends everything that is open of an account. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await deleteWhere(tx, FactorChallenge, { userId });
  }

  /** Ends everything that is open of anybody. */
  async forgetAll(tx: Tx): Promise<void> {
    await tx.deleteAll(FactorChallenge);
  }

  /** Deletes what was opened before; nothing is open for so long. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, FactorChallenge, [{ createdAt: LessThan(before) }], limit);
  }
}

function open(id: string, now: Date) {
  return { id, usedAt: IsNull(), expiresAt: MoreThan(now) };
}
