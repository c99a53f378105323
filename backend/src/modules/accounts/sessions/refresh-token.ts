import { randomBytes } from "node:crypto";
import { deriveKey, seal, sha256, unseal } from "../../../kernel/crypto/seal.js";
import { type Holder, hasAdminAccess } from "../../../kernel/contract/grants.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { RotatingSession } from "./session.repository.js";

/** A refresh token: the session's id, and 256 random bits that only the token's holder has. */
export interface RefreshToken {
  readonly sessionId: string;
  /** The text in the cookie: `<session id>.<base64url>`. */
  readonly text: string;
  /** The stored value: SHA-256 of the text, hex. */
  readonly hash: string;
}

export function newRefreshToken(sessionId: string): RefreshToken {
  return readRefreshToken(`${sessionId}.${randomBytes(32).toString("base64url")}`);
}

/** Parses a cookie's text. Accepts any text, but an invalid one matches no session. */
export function readRefreshToken(text: string): RefreshToken {
  return { sessionId: text.split(".", 1)[0] ?? "", text, hash: sha256(text) };
}

/**
 * Seals the successor of a refresh token. Only the holder of the predecessor can open the successor, in a retry within
 * 10 s.
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
