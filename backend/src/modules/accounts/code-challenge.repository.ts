import type { Database, Tx } from "../../kernel/db/database.js";
import { deleteSome } from "../../kernel/db/delete-some.js";
import { execute } from "../../kernel/db/execute.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { CodeChallenge, type CodePurpose } from "./code-challenge.entity.js";

/** A challenge that waits for its code. */
export type OpenChallenge = Pick<CodeChallenge, "id" | "codeHash">;
/** Who hands a code in: the browser that asked for it, or another one on its network. */
export type TriedBy = "own" | "network";

/** Statements on `code_challenges`. */
export class CodeChallengeRepository {
  constructor(private readonly db: Database) {}

  async insert(tx: Tx, challenge: CodeChallenge): Promise<void> {
    await insertMany(tx, CodeChallenge, [challenge]);
  }

  /**
   * The challenges of this purpose and address that a code may be for: the newest that this browser asked for, and the
   * newest that another browser asked for from this network. Neither hides the other.
   */
  async open(
    purpose: CodePurpose,
    email: string,
    requester: { readonly requesterHash: string; readonly addressHash: string },
    now: Date,
  ): Promise<{ readonly own: OpenChallenge | null; readonly network: OpenChallenge | null }> {
    const { requesterHash, addressHash } = requester;
    const rows = await this.db.query<OpenChallenge & { requesterHash: string }>(
      `SELECT id, codeHash, requesterHash FROM code_challenges
       WHERE email = ? AND purpose = ? AND expiresAt > ? AND (requesterHash = ? OR addressHash = ?)
       ORDER BY createdAt DESC, id DESC`,
      [email, purpose, toSqlTime(now), requesterHash, addressHash],
    );
    return {
      own: rows.find((row) => row.requesterHash === requesterHash) ?? null,
      network: rows.find((row) => row.requesterHash !== requesterHash) ?? null,
    };
  }

  /**
   * Counts a try before the code is looked at, so that parallel guesses cannot share one; false when none is left. What
   * others on the network try takes nothing from the browser that asked; once that has used its tries, nobody has any.
   */
  async countTry(
    tx: Tx,
    id: string,
    by: TriedBy,
    maxTries: Readonly<Record<TriedBy, number>>,
  ): Promise<boolean> {
    const [counted, left, limits] =
      by === "own"
        ? ["tries = tries + 1", "tries < ?", [maxTries.own]]
        : [
            "networkTries = networkTries + 1",
            "tries < ? AND networkTries < ?",
            [maxTries.own, maxTries.network],
          ];
    const affected = await execute(
      tx,
      `UPDATE code_challenges SET ${counted} WHERE id = ? AND ${left} AND verifiedAt IS NULL`,
      [id, ...limits],
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

  /** Deletes challenges made before; neither their codes nor the proofs for them live for so long. */
  async deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, "code_challenges", "createdAt < ?", [toSqlTime(before)], limit);
  }
}
