import type { Database, Tx } from "../../kernel/db/database.js";
import { deleteSome } from "../../kernel/db/delete-some.js";
import { execute } from "../../kernel/db/execute.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { CodeChallenge, type CodePurpose } from "./code-challenge.entity.js";

/** Statements on `code_challenges`. */
export class CodeChallengeRepository {
  constructor(private readonly db: Database) {}

  async insert(tx: Tx, challenge: CodeChallenge): Promise<void> {
    await insertMany(tx, CodeChallenge, [challenge]);
  }

  /** The newest open challenge of this purpose and address that was asked for by this browser or from this network. */
  async newest(
    purpose: CodePurpose,
    email: string,
    requester: { readonly requesterHash: string; readonly addressHash: string },
    now: Date,
  ): Promise<Pick<CodeChallenge, "id" | "codeHash"> | null> {
    const rows = await this.db.query<Pick<CodeChallenge, "id" | "codeHash">>(
      `SELECT id, codeHash FROM code_challenges
       WHERE email = ? AND purpose = ? AND expiresAt > ? AND (requesterHash = ? OR addressHash = ?)
       ORDER BY createdAt DESC, id DESC LIMIT 1`,
      [email, purpose, toSqlTime(now), requester.requesterHash, requester.addressHash],
    );
    return rows[0] ?? null;
  }

  /** Counts a try before the code is looked at, so that parallel guesses cannot share one; false when none is left. */
  async countTry(tx: Tx, id: string, maxTries: number): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE code_challenges SET tries = tries + 1 WHERE id = ? AND tries < ? AND verifiedAt IS NULL",
      [id, maxTries],
    );
    return affected === 1;
  }

  /** Closes a challenge whose code was right; false when another request did so first. */
  async markVerified(tx: Tx, id: string, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE code_challenges SET verifiedAt = ? WHERE id = ? AND verifiedAt IS NULL",
      [toSqlTime(now), id],
    );
    return affected === 1;
  }

  /** Spends a verified challenge; false when it was spent before. */
  async spend(tx: Tx, id: string, purpose: CodePurpose, email: string, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      `UPDATE code_challenges SET usedAt = ?
       WHERE id = ? AND purpose = ? AND email = ? AND verifiedAt IS NOT NULL AND usedAt IS NULL`,
      [toSqlTime(now), id, purpose, email],
    );
    return affected === 1;
  }

  /** Deletes every challenge: no code and no proof that was given out counts any more. */
  async forgetAll(tx: Tx): Promise<void> {
    await execute(tx, "DELETE FROM code_challenges");
  }

  /** Deletes every challenge of an address: its account is gone. */
  async forget(tx: Tx, email: string): Promise<void> {
    await execute(tx, "DELETE FROM code_challenges WHERE email = ?", [email]);
  }

  /** Deletes challenges made before; neither their codes nor the proofs for them live for so long. */
  async deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, "code_challenges", "createdAt < ?", [toSqlTime(before)], limit);
  }
}
