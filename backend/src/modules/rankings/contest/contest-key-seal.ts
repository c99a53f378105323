import { deriveKey, seal, unseal } from "../../../kernel/crypto/seal.js";
import type { ContestKey } from "../../codeforces/contract/contest-key.js";

/**
 * Encrypts the key and secret of a contest, so that the database alone does not reveal them. No reply contains them.
 */
export class ContestKeySeal {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, "contest-key");
  }

  seal({ apiKey, apiSecret }: ContestKey): string {
    return seal(this.#key, JSON.stringify([apiKey, apiSecret]));
  }

  /** Decrypts a key. Returns null for null, and for a key encrypted before the server's secret changed. */
  open(sealed: string | null): ContestKey | null {
    if (sealed === null) return null;
    try {
      const [apiKey, apiSecret] = JSON.parse(unseal(this.#key, sealed)) as [string, string];
      return { apiKey, apiSecret };
    } catch {
      return null;
    }
  }
}
