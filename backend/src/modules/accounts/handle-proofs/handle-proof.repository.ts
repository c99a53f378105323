import { LessThan } from "typeorm";
import { deleteSome, deleteWhere, tookEffect } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { HandleChallenge } from "./handle-challenge.entity.js";
import { HandleProof } from "./handle-proof.entity.js";

/** Statements on `handle_proofs` and `handle_challenges`. */
export class HandleProofRepository {
  constructor(private readonly db: Database) {}

  proofOf(userId: string): Promise<HandleProof | null> {
    return this.db.read((reader) => reader.findOneBy(HandleProof, { userId }));
  }

  challengeOf(userId: string): Promise<HandleChallenge | null> {
    return this.db.read((reader) => reader.findOneBy(HandleChallenge, { userId }));
  }

  /** Opens a challenge in the place of the one before. Hold the account's row. */
  async open(tx: Tx, challenge: HandleChallenge): Promise<void> {
    await deleteWhere(tx, HandleChallenge, { userId: challenge.userId });
    await insertMany<HandleChallenge>(tx, HandleChallenge, [challenge]);
  }

  /** Ends exactly this challenge; false when it was answered or replaced. */
  close(tx: Tx, { id }: HandleChallenge): Promise<boolean> {
    return tookEffect(deleteWhere(tx, HandleChallenge, { id }));
  }

  /** Writes a proof down in the place of the account's former one, and of another account's of the same handle. */
  async save(tx: Tx, proof: HandleProof): Promise<void> {
    const { userId, handleKey } = proof;
    await deleteWhere(tx, HandleProof, [{ userId }, { handleKey }]);
    await insertMany<HandleProof>(tx, HandleProof, [proof]);
  }

  /** Deletes unanswered challenges. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, HandleChallenge, [{ startedAt: LessThan(before) }], limit);
  }
}
