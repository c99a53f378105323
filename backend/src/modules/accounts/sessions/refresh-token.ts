import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey, seal, sha256, unseal, validKeys } from "../../../kernel/crypto/seal.js";
import { type Holder, hasAdminAccess } from "../../../kernel/contract/grants.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { RotatingSession } from "./session.repository.js";

/** Length of a proof in bytes: 128 bits, which cannot be guessed. */
const PROOF_BYTES = 16;

/**
 * A refresh token: the session's id, 256 random bits that only the token's holder has, and a proof that this server
 * made the token.
 */
export interface RefreshToken {
  readonly sessionId: string;
  /** The text in the cookie: `<session id>.<random bits>.<proof>`. The random bits and the proof are in base64url. */
  readonly text: string;
  /** The stored value: SHA-256 of the text, hex. */
  readonly hash: string;
}

/** Makes refresh tokens, and recognises each token that was made here, also one that was replaced since. */
export class RefreshTokens {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, "refresh-token");
  }

  make(sessionId: string): RefreshToken {
    const unproved = `${sessionId}.${randomBytes(32).toString("base64url")}`;
    return readRefreshToken(`${unproved}.${proofOf(this.#key, unproved).toString("base64url")}`);
  }

  /** Returns false for a guess, and for a token of an earlier version, which has no proof. */
  isOurs({ text }: RefreshToken): boolean {
    const end = text.lastIndexOf(".");
    const proof = Buffer.from(text.slice(end + 1), "base64url");
    if (proof.length !== PROOF_BYTES) return false;
    return validKeys(this.#key).some((key) => timingSafeEqual(proof, proofOf(key, text.slice(0, end))));
  }
}

function proofOf(key: Buffer, unproved: string): Buffer {
  return createHmac("sha256", key).update(unproved).digest().subarray(0, PROOF_BYTES);
}

/** Parses a cookie's text. Accepts any text, but an invalid one matches no session. */
export function readRefreshToken(text: string): RefreshToken {
  return { sessionId: text.split(".", 1)[0] ?? "", text, hash: sha256(text) };
}

/**
 * Seals the successor of a refresh token. It can only be opened with the predecessor. `SessionService` does so when a
 * client sends the predecessor again within 10 s after the rotation.
 */
export function sealSuccessor(predecessor: RefreshToken, successor: RefreshToken): string {
  return seal(deriveKey(predecessor.text, "refresh-successor"), successor.text);
}

/** Opens a successor that `sealSuccessor` sealed. */
export function openSuccessor(predecessor: RefreshToken, sealed: string): RefreshToken {
  return readRefreshToken(unseal(deriveKey(predecessor.text, "refresh-successor"), sealed));
}

/**
 * Returns a session's maximum time without use and its maximum total time, in seconds, for a person with these rights.
 */
export function lifetimes(holder: Holder): { idle: number; absolute: number } {
  return hasAdminAccess(holder)
    ? { idle: SECONDS.adminRefreshIdle, absolute: SECONDS.adminRefreshAbsolute }
    : { idle: SECONDS.refreshIdle, absolute: SECONDS.refreshAbsolute };
}

/**
 * Returns the time at which a session ends, however often it is used. For people with access to the admin area this
 * time is earlier, even if the session began before they got the access.
 */
export function endOf(session: RotatingSession): Date {
  const { createdAt, expiresAt } = session;
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + lifetimes(session).absolute * 1000));
}
