import { IsNull, LessThan, MoreThan, Not } from "typeorm";
import { deleteSome, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { CodeChallenge, type CodePurpose } from "./code-challenge.entity.js";

/** A challenge as a refusal of its code is explained by it. */
export type AskedChallenge = Pick<CodeChallenge, "id" | "codeHash" | "tries" | "expiresAt" | "verifiedAt">;
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
    const select = { id: true, codeHash: true, requesterHash: true } as const;
    const open = { email, purpose, expiresAt: MoreThan(now) };
    const where = [
      { ...open, requesterHash },
      { ...open, addressHash },
    ];
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const rows = await this.db.read((reader) => reader.find(CodeChallenge, { select, where, order }));
    return {
      own: rows.find((row) => row.requesterHash === requesterHash) ?? null,
      network: rows.find((row) => row.requesterHash !== requesterHash) ?? null,
    };
  }

  /** The challenges of this purpose and address that a browser asked for, the newest first, also those that are over. */
  async askedBy(purpose: CodePurpose, email: string, requesterHash: string): Promise<AskedChallenge[]> {
    const select = { id: true, codeHash: true, tries: true, expiresAt: true, verifiedAt: true } as const;
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const where = { email, purpose, requesterHash };
    return this.db.read((reader) => reader.find(CodeChallenge, { select, where, order }));
  }

  /**
   * Counts a try before the code is compared, so that parallel guesses cannot share one. Returns false when no try is
   * left. Tries by others on the network use up none of the requesting browser's own tries. Once that browser has used
   * its tries, no browser has any.
   */
  countTry(tx: Tx, id: string, by: TriedBy, maxTries: Readonly<Record<TriedBy, number>>): Promise<boolean> {
    const open = { id, verifiedAt: IsNull(), tries: LessThan(maxTries.own) };
    if (by === "own") return tookEffect(updateWhere(tx, CodeChallenge, open, { tries: () => "tries + 1" }));
    const shared = { ...open, networkTries: LessThan(maxTries.network) };
    return tookEffect(updateWhere(tx, CodeChallenge, shared, { networkTries: () => "networkTries + 1" }));
  }

  /** Closes a challenge whose code was right; false when another request did so first. */
  markVerified(tx: Tx, id: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, CodeChallenge, { id, verifiedAt: IsNull() }, { verifiedAt: now }));
  }

  /** Spends a verified challenge; false when it was spent before. */
  spend(tx: Tx, id: string, purpose: CodePurpose, email: string, now: Date): Promise<boolean> {
    const proof = { id, purpose, email, verifiedAt: Not(IsNull()), usedAt: IsNull() };
    return tookEffect(updateWhere(tx, CodeChallenge, proof, { usedAt: now }));
  }

  /** Deletes every challenge: no code and no proof that was given out counts any more. */
  async forgetAll(tx: Tx): Promise<void> {
    await tx.deleteAll(CodeChallenge);
  }

  /** Deletes challenges made before; neither their codes nor the proofs for them live for so long. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, CodeChallenge, [{ createdAt: LessThan(before) }], limit);
  }
}
