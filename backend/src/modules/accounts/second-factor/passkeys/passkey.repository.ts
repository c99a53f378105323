import { deleteWhere, tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import { Passkey } from "./passkey.entity.js";

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Passkey, "id" | "name" | "createdAt" | "lastUsedAt">;
/** The fields that let a browser find a passkey. */
export type KnownPasskey = Pick<Passkey, "credentialId" | "transports">;
/** The fields that are needed to check a signature. */
export type PasskeyKey = Pick<Passkey, "id" | "credentialId" | "publicKey" | "counter">;

const OLDEST_FIRST = { createdAt: "ASC", id: "ASC" } as const;

export class PasskeyRepository {
  constructor(private readonly db: Database) {}

  /** Returns an account's passkeys, oldest first. */
  ownOf(userId: string): Promise<OwnPasskey[]> {
    const select = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;
    return this.db.read((reader) => reader.find(Passkey, { select, where: { userId }, order: OLDEST_FIRST }));
  }

  knownOf(userId: string): Promise<KnownPasskey[]> {
    const select = { id: true, createdAt: true, credentialId: true, transports: true } as const;
    return this.db.read((reader) => reader.find(Passkey, { select, where: { userId }, order: OLDEST_FIRST }));
  }

  /** Returns an account's passkey by the hash of its credential id, or null. */
  keyOf(userId: string, credentialHash: string): Promise<PasskeyKey | null> {
    const select = { id: true, credentialId: true, publicKey: true, counter: true } as const;
    return this.db.read((reader) => reader.findOne(Passkey, { select, where: { credentialHash, userId } }));
  }

  /**
   * Inserts a passkey.
   * @throws the driver's error when the credential exists (`PASSKEY_CREDENTIAL`)
   */
  async insert(tx: Tx, passkey: Passkey): Promise<void> {
    await insertMany(tx, Passkey, [passkey]);
  }

  /** Records the use of a passkey. Returns false if the passkey's counter has changed since the passkey was read. */
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
