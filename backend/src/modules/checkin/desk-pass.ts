import { createHash } from "node:crypto";
import { idIn, idToken, isProved } from "../../kernel/crypto/id-token.js";
import { deriveKey } from "../../kernel/crypto/seal.js";
import { passPath } from "../../kernel/contract/paths.js";

/** A pass's membership, and how often the pass was renewed. */
interface PassSubject {
  readonly memberId: string;
  readonly version: number;
}

/**
 * Makes and checks the tokens of passes. A token names a membership. A person who takes over a seat gets a new
 * membership, and so a new pass. The old pass ends.
 */
export class DeskPasses {
  readonly #key: Buffer;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.#key = deriveKey(secret, "desk-pass");
  }

  tokenOf({ memberId, version }: PassSubject): string {
    return idToken(this.#key, { id: memberId, epoch: version });
  }

  /**
   * Returns the address of a pass's page, which its QR code contains. The token follows the #, so that it reaches no
   * server and no log.
   */
  urlOf(subject: PassSubject): string {
    return this.publicUrl + passPath(this.tokenOf(subject));
  }

  /**
   * Returns the hash with which a phone without a network recognises a scanned token. No pass can be made from the
   * hash.
   */
  hashOf(subject: PassSubject): string {
    return createHash("sha256").update(this.tokenOf(subject)).digest("base64url").slice(0, HASH_LENGTH);
  }

  /** Returns the membership that a token names, or null. The token is not proved yet. */
  memberIn(token: string): string | null {
    return idIn(token);
  }

  isProved(token: string, { memberId, version }: PassSubject): boolean {
    return isProved(this.#key, token, { id: memberId, epoch: version });
  }
}

/** 132 bits, so that no two passes of an event have the same hash. */
const HASH_LENGTH = 22;
