import { createPrivateKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import jwt from "jsonwebtoken";
import { deriveKey, seal, unseal } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import type { CredentialKeyRepository } from "./credential-key.repository.js";

/** What Open Badges 3.0 asks of everybody who reads credentials (its section "JSON Web Token Proof Format"). */
const ALGORITHM = "RS256";
/** As strong as a key of 128 bits; keys from earlier versions have 2048. */
const BITS = 3072;

/** A private key, and the id of its public half. */
interface OpenKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Signs credentials. The pair of keys is made when the first one is asked for, and another when the server's secret changed. */
export class CredentialSigner {
  readonly #sealKey: Buffer;
  #open: Promise<OpenKey> | null = null;

  constructor(
    private readonly db: Database,
    private readonly keys: CredentialKeyRepository,
    secret: string,
  ) {
    this.#sealKey = deriveKey(secret, "credential-key");
  }

  /** Signs claims. @param addressOf where the public key with this id is fetched */
  async sign(claims: object, addressOf: (id: string) => string): Promise<string> {
    this.#open ??= this.#key().catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    const { id, privateKey } = await this.#open;
    const header = { alg: ALGORITHM, typ: "JWT", kid: addressOf(id) } as const;
    return jwt.sign(claims, privateKey, { algorithm: ALGORITHM, header, noTimestamp: true });
  }

  /** A public key; null for an id that none has. */
  async publicKey(id: string): Promise<object | null> {
    const key = await this.keys.byId(id);
    return key ? (JSON.parse(key.publicKey) as object) : null;
  }

  async #key(): Promise<OpenKey> {
    const stored = await this.keys.newest();
    return (stored && this.#unsealed(stored)) ?? this.#make();
  }

  /** Null for what was sealed before the server's secret changed. */
  #unsealed({ id, sealedKey }: { readonly id: string; readonly sealedKey: string }): OpenKey | null {
    try {
      return { id, privateKey: createPrivateKey(unseal(this.#sealKey, sealedKey)) };
    } catch {
      return null;
    }
  }

  /** Two servers that create a key concurrently sign with one each: a credential names its key. */
  async #make(): Promise<OpenKey> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: BITS });
    const id = newId();
    const jwk = { ...publicKey.export({ format: "jwk" }), alg: ALGORITHM, use: "sig", kid: id };
    const sealedKey = seal(this.#sealKey, privateKey.export({ format: "pem", type: "pkcs8" }).toString());
    const row = { id, publicKey: JSON.stringify(jwk), sealedKey, createdAt: new Date() };
    await this.db.inTransaction((tx) => this.keys.insert(tx, row));
    return { id, privateKey };
  }
}
