import { createHash } from "node:crypto";
import { idIn, idToken, isProved } from "../../kernel/crypto/id-token.js";
import { deriveKey } from "../../kernel/crypto/seal.js";
import { passPath } from "../../kernel/contract/paths.js";

/** A pass's membership, and the number of times that the pass was renewed. */
interface PassSubject {
  readonly memberId: string;
  readonly version: number;
}

/**
 * Creates and checks the tokens of passes. A token names a membership. If another person takes over a seat, they get a
 * new membership and with it a new pass. The old pass stops working.
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
   * Returns the address of a pass's page, which is also the content of the pass's QR code. The token follows the #, so
   * browsers do not request it and no log contains it. The page sends the token in the body of a query.
   */
  urlOf(subject: PassSubject): string {
    return this.publicUrl + passPath(this.tokenOf(subject));
  }

  /**
   * Returns the hash by which a phone without a network connection recognises a scanned token. The token cannot be
   * computed from the hash.
   */
  hashOf(subject: PassSubject): string {
    return createHash("sha256").update(this.tokenOf(subject)).digest("base64url").slice(0, HASH_LENGTH);
  }

  /** Returns the membership that a token names, or null. Does not check the token's signature. */
  memberIn(token: string): string | null {
    return idIn(token);
  }

  isProved(token: string, { memberId, version }: PassSubject): boolean {
    return isProved(this.#key, token, { id: memberId, epoch: version });
  }
}

/**
 * Length of a hash in characters. 22 characters hold 132 bits, enough that no two passes of an event have the same
 * hash.
 */
const HASH_LENGTH = 22;
