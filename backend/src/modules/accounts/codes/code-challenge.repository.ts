import { IsNull, LessThan, MoreThan, Not } from "typeorm";
import { deleteSome, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { CodeChallenge, type CodePurpose } from "./code-challenge.entity.js";

/** A challenge with the fields that explain why its code was refused. */
export type AskedChallenge = Pick<CodeChallenge, "id" | "codeHash" | "tries" | "expiresAt" | "verifiedAt">;
/** A challenge that has not expired. */
export type OpenChallenge = Pick<CodeChallenge, "id" | "codeHash">;
/** The browser that enters a code: the browser that requested it, or another one on the same network. */
export type TriedBy = "own" | "network";

export class CodeChallengeRepository {
  constructor(private readonly db: Database) {}

  async insert(tx: Tx, challenge: CodeChallenge): Promise<void> {
    await insertMany(tx, CodeChallenge, [challenge]);
  }

  /**
   * Returns the challenges of this purpose and address that an entered code may belong to. These are the newest one
   * that this browser requested, and the newest one that another browser requested from this network.
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

  /**
   * Returns all challenges of this purpose and address that a browser requested, including expired and used ones,
   * newest first.
   */
  async askedBy(purpose: CodePurpose, email: string, requesterHash: string): Promise<AskedChallenge[]> {
    const select = { id: true, codeHash: true, tries: true, expiresAt: true, verifiedAt: true } as const;
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const where = { email, purpose, requesterHash };
    return this.db.read((reader) => reader.find(CodeChallenge, { select, where, order }));
  }

  /**
   * Counts a try before the code is compared, so that each of several parallel guesses uses up a try. Returns false if
   * no try is left or the correct code was already entered. Other browsers on the network cannot use up the requesting
   * browser's tries. Once the requesting browser has used up its tries, every browser's tries are refused.
   */
  countTry(tx: Tx, id: string, by: TriedBy, maxTries: Readonly<Record<TriedBy, number>>): Promise<boolean> {
    const open = { id, verifiedAt: IsNull(), tries: LessThan(maxTries.own) };
    if (by === "own") return tookEffect(updateWhere(tx, CodeChallenge, open, { tries: () => "tries + 1" }));
    const shared = { ...open, networkTries: LessThan(maxTries.network) };
    return tookEffect(updateWhere(tx, CodeChallenge, shared, { networkTries: () => "networkTries + 1" }));
  }

  /**
   * Closes a challenge after its code was entered correctly. Returns false if another request closed the challenge
   * first.
   */
  markVerified(tx: Tx, id: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, CodeChallenge, { id, verifiedAt: IsNull() }, { verifiedAt: now }));
  }

  /** Marks a verified challenge as used. Returns false if the challenge is not verified or was used before. */
  spend(tx: Tx, id: string, purpose: CodePurpose, email: string, now: Date): Promise<boolean> {
    const proof = { id, purpose, email, verifiedAt: Not(IsNull()), usedAt: IsNull() };
    return tookEffect(updateWhere(tx, CodeChallenge, proof, { usedAt: now }));
  }

  /** Deletes every challenge, so that no code or proof stays valid. */
  async forgetAll(tx: Tx): Promise<void> {
    await tx.deleteAll(CodeChallenge);
  }

  /** Deletes at most `limit` challenges created before the given time. Their codes and proofs expired long ago. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, CodeChallenge, [{ createdAt: LessThan(before) }], limit);
  }
}
