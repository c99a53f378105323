import { createPrivateKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import jwt from "jsonwebtoken";
import { deriveKey, seal, unseal } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import type { CredentialKeyRepository } from "./credential-key.repository.js";

/** The algorithm that Open Badges 3.0 requires all verifiers to support (section "JSON Web Token Proof Format"). */
const ALGORITHM = "RS256";
/**
 * The length of the RSA key in bits: as strong as a 128-bit symmetric key. Earlier versions created keys of 2048 bits.
 */
const BITS = 3072;

/** A private key and the id of its public key. */
interface OpenKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/**
 * Signs credentials. Creates a key pair for the first signature, and another one after the server's secret has changed.
 */
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

  /**
   * Signs claims as a JSON Web Token.
   * @param addressOf returns the address of a public key by its id
   */
  async sign(claims: object, addressOf: (id: string) => string): Promise<string> {
    this.#open ??= this.#key().catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    const { id, privateKey } = await this.#open;
    const header = { alg: ALGORITHM, typ: "JWT", kid: addressOf(id) } as const;
    return jwt.sign(claims, privateKey, { algorithm: ALGORITHM, header, noTimestamp: true });
  }

  async publicKey(id: string): Promise<object | null> {
    const key = await this.keys.byId(id);
    return key ? (JSON.parse(key.publicKey) as object) : null;
  }

  async #key(): Promise<OpenKey> {
    const stored = await this.keys.newest();
    return (stored && this.#unsealed(stored)) ?? this.#make();
  }

  /** Opens a stored key. Returns null if it was sealed before the server's secret changed. */
  #unsealed({ id, sealedKey }: { readonly id: string; readonly sealedKey: string }): OpenKey | null {
    try {
      return { id, privateKey: createPrivateKey(unseal(this.#sealKey, sealedKey)) };
    } catch {
      return null;
    }
  }

  /**
   * Creates and stores a key pair. If two servers do this concurrently, they use different keys, which is safe because
   * each credential names its key.
   */
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
