import type { Database, Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/execute.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { type RawTime, toDate, toDateOrNull, toSqlTime } from "../../../kernel/db/values.js";
import { Passkey } from "./passkey.entity.js";

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Passkey, "id" | "name" | "createdAt" | "lastUsedAt">;
/** What a browser has to know to find it. */
export type KnownPasskey = Pick<Passkey, "credentialId" | "transports">;
/** What a signature is checked with. */
export type PasskeyKey = Pick<Passkey, "id" | "credentialId" | "publicKey" | "counter">;

/** Statements on `passkeys`. */
export class PasskeyRepository {
  constructor(private readonly db: Database) {}

  /** An account's passkeys, the oldest first. */
  async ownOf(userId: string): Promise<OwnPasskey[]> {
    const rows = await this.db.query<
      Pick<Passkey, "id" | "name"> & { createdAt: RawTime; lastUsedAt: RawTime | null }
    >("SELECT id, name, createdAt, lastUsedAt FROM passkeys WHERE userId = ? ORDER BY createdAt, id", [
      userId,
    ]);
    return rows.map((row) => ({
      ...row,
      createdAt: toDate(row.createdAt),
      lastUsedAt: toDateOrNull(row.lastUsedAt),
    }));
  }

  knownOf(userId: string): Promise<KnownPasskey[]> {
    return this.db.query<KnownPasskey>(
      "SELECT credentialId, transports FROM passkeys WHERE userId = ? ORDER BY createdAt, id",
      [userId],
    );
  }

  /** The passkey of an account by its credential. */
  async keyOf(userId: string, credentialHash: string): Promise<PasskeyKey | null> {
    const rows = await this.db.query<PasskeyKey>(
      "SELECT id, credentialId, publicKey, counter FROM passkeys WHERE credentialHash = ? AND userId = ?",
      [credentialHash, userId],
    );
    return rows[0] ?? null;
  }

  /** Writes a passkey. @throws the driver's error when the credential is known (`PASSKEY_CREDENTIAL`). */
  async insert(tx: Tx, passkey: Passkey): Promise<void> {
    await insertMany(tx, Passkey, [passkey]);
  }

  /** Notes a signature; false when another one was noted since the passkey was read. */
  async use(tx: Tx, { id, counter }: PasskeyKey, newCounter: number, now: Date): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE passkeys SET counter = ?, lastUsedAt = ? WHERE id = ? AND counter = ?",
      [String(newCounter), toSqlTime(now), id, counter],
    );
    return affected === 1;
  }

  async rename(tx: Tx, userId: string, id: string, name: string): Promise<boolean> {
    const sql = "UPDATE passkeys SET name = ? WHERE id = ? AND userId = ?";
    return (await execute(tx, sql, [name, id, userId])) === 1;
  }

  async remove(tx: Tx, userId: string, id: string): Promise<boolean> {
    return (await execute(tx, "DELETE FROM passkeys WHERE id = ? AND userId = ?", [id, userId])) === 1;
  }
}
