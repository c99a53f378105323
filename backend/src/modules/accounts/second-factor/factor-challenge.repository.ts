import type { Tx } from "../../../kernel/db/database.js";
import { deleteSome } from "../../../kernel/db/delete-some.js";
import { execute } from "../../../kernel/db/execute.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newId } from "../../../kernel/db/ids.js";
import { toSqlTime } from "../../../kernel/db/values.js";
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

  /** Counts a try before the proof is looked at, so that guesses at once cannot share one; false when none is left. */
  async countTry(tx: Tx, id: string, maxTries: number, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE factor_challenges SET tries = tries + 1 WHERE id = ? AND tries < ? AND usedAt IS NULL AND expiresAt > ?",
      [id, maxTries, toSqlTime(now)],
    );
    return affected === 1;
  }

  async close(tx: Tx, id: string, now: Date): Promise<void> {
    await execute(tx, "UPDATE factor_challenges SET usedAt = ? WHERE id = ?", [toSqlTime(now), id]);
  }

  /** Puts what a passkey has to sign on an open ticket, in the place of what was there; false when it is closed. */
  async setChallenge(tx: Tx, id: string, challenge: string, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE factor_challenges SET challenge = ? WHERE id = ? AND usedAt IS NULL AND expiresAt > ?",
      [challenge, id, toSqlTime(now)],
    );
    return affected === 1;
  }

  /** Takes a challenge of an account for an answer to it; false when there is no such open one, or it was answered before. */
  async take(
    tx: Tx,
    { userId, purpose, challenge }: { userId: string; purpose: ChallengePurpose; challenge: string },
    now: Date,
  ): Promise<boolean> {
    const affected = await execute(
      tx,
      `UPDATE factor_challenges SET challenge = NULL
       WHERE userId = ? AND purpose = ? AND challenge = ? AND expiresAt > ?`,
      [userId, purpose, challenge, toSqlTime(now)],
    );
    return affected === 1;
  }

  /** Ends everything that is open of anybody. */
  async forgetAll(tx: Tx): Promise<void> {
    await execute(tx, "DELETE FROM factor_challenges");
  }

  /** Deletes what was opened before; nothing is open for so long. */
  async deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, "factor_challenges", "createdAt < ?", [toSqlTime(before)], limit);
  }
}
