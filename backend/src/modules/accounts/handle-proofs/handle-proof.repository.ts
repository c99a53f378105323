import { LessThan } from "typeorm";
import { deleteSome, deleteWhere, tookEffect } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { HandleChallenge } from "./handle-challenge.entity.js";
import { HandleProof } from "./handle-proof.entity.js";

export class HandleProofRepository {
  constructor(private readonly db: Database) {}

  proofOf(userId: string): Promise<HandleProof | null> {
    return this.db.read((reader) => reader.findOneBy(HandleProof, { userId }));
  }

  challengeOf(userId: string): Promise<HandleChallenge | null> {
    return this.db.read((reader) => reader.findOneBy(HandleChallenge, { userId }));
  }

  /**
   * Saves a new challenge in place of the account's earlier one, if any. The calling code must have locked the
   * account's row.
   */
  async open(tx: Tx, challenge: HandleChallenge): Promise<void> {
    await deleteWhere(tx, HandleChallenge, { userId: challenge.userId });
    await insertMany<HandleChallenge>(tx, HandleChallenge, [challenge]);
  }

  /** Deletes this challenge. Returns false if it was already completed or replaced. */
  close(tx: Tx, { id }: HandleChallenge): Promise<boolean> {
    return tookEffect(deleteWhere(tx, HandleChallenge, { id }));
  }

  /** Saves a proof. Deletes the account's earlier proof, and any other account's proof of the same handle. */
  async save(tx: Tx, proof: HandleProof): Promise<void> {
    const { userId, handleKey } = proof;
    await deleteWhere(tx, HandleProof, [{ userId }, { handleKey }]);
    await insertMany<HandleProof>(tx, HandleProof, [proof]);
  }

  /** Deletes at most `limit` unanswered challenges that were started before the given time. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, HandleChallenge, [{ startedAt: LessThan(before) }], limit);
  }
}
