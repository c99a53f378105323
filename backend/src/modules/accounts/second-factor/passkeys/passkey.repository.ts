import { deleteWhere, tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import { Passkey } from "./passkey.entity.js";

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Passkey, "id" | "name" | "createdAt" | "lastUsedAt">;
/** What a browser has to know to find it. */
export type KnownPasskey = Pick<Passkey, "credentialId" | "transports">;
/** What a signature is checked with. */
export type PasskeyKey = Pick<Passkey, "id" | "credentialId" | "publicKey" | "counter">;

const OLDEST_FIRST = { createdAt: "ASC", id: "ASC" } as const;

/** Statements on `passkeys`. */
export class PasskeyRepository {
  constructor(private readonly db: Database) {}

  /** An account's passkeys, the oldest first. */
  ownOf(userId: string): Promise<OwnPasskey[]> {
    const select = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;
    return this.db.read((reader) => reader.find(Passkey, { select, where: { userId }, order: OLDEST_FIRST }));
  }

  knownOf(userId: string): Promise<KnownPasskey[]> {
    const select = { id: true, createdAt: true, credentialId: true, transports: true } as const;
    return this.db.read((reader) => reader.find(Passkey, { select, where: { userId }, order: OLDEST_FIRST }));
  }

  /** The passkey of an account by its credential. */
  keyOf(userId: string, credentialHash: string): Promise<PasskeyKey | null> {
    const select = { id: true, credentialId: true, publicKey: true, counter: true } as const;
    return this.db.read((reader) => reader.findOne(Passkey, { select, where: { credentialHash, userId } }));
  }

  /** Writes a passkey. @throws the driver's error when the credential is known (`PASSKEY_CREDENTIAL`). */
  async insert(tx: Tx, passkey: Passkey): Promise<void> {
    await insertMany(tx, Passkey, [passkey]);
  }

  /** Notes a signature; false when another one was noted since the passkey was read. */
  use(tx: Tx, { id, counter }: PasskeyKey, newCounter: number, now: Date): Promise<boolean> {
    const set = { counter: String(newCounter), lastUsedAt: now };
    return tookEffect(updateWhere(tx, Passkey, { id, counter }, set));
  }

  rename(tx: Tx, userId: string, id: string, name: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, Passkey, { id, userId }, { name }));
  }

  remove(tx: Tx, userId: string, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, Passkey, { id, userId }));
  }
}
