import { createHash } from "node:crypto";
import { idIn, idToken, isProved } from "../../kernel/crypto/id-token.js";
import { deriveKey } from "../../kernel/crypto/seal.js";
import { passPath } from "../../kernel/contract/paths.js";

/** Whose pass, and how often it was renewed. */
interface PassSubject {
  readonly memberId: string;
  readonly version: number;
}

/**
 * Makes and checks the tokens of passes. A token names a membership: a person who takes a seat over gets a membership,
 * and so a pass, of their own, and the old pass ends.
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
   * Returns the page of a pass, which its QR code holds. The token is behind the #: it reaches no server and no log.
   */
  urlOf(subject: PassSubject): string {
    return this.publicUrl + passPath(this.tokenOf(subject));
  }

  /** Returns the hash by which a phone without a network recognises a scanned token. No pass can be made from it. */
  hashOf(subject: PassSubject): string {
    return createHash("sha256").update(this.tokenOf(subject)).digest("base64url").slice(0, HASH_LENGTH);
  }

  /** The membership that a token names, not yet proved. */
  memberIn(token: string): string | null {
    return idIn(token);
  }

  isProved(token: string, { memberId, version }: PassSubject): boolean {
    return isProved(this.#key, token, { id: memberId, epoch: version });
  }
}

/** 132 bits: no two of an event are the same. */
const HASH_LENGTH = 22;
