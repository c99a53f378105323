import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { SECONDS } from "../contract/limits.js";
import { isRole, type Role } from "../contract/roles.js";
import { deriveKey } from "../crypto/seal.js";

const ISSUER = "coding-club";
const AUDIENCE = "coding-club-api";
const KEY_ID = "1";
const TYPE = "at+jwt"; // RFC 9068

/**
 * The claims of an access token. The role is for display only, because the server reads the role from the database on
 * each request.
 */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly epoch: number;
}

/** A token with a valid signature, and its expiry in milliseconds since 1970. */
interface Verified {
  readonly claims: AccessClaims;
  readonly expiresAt: number;
}

/** Maximum number of verified tokens in memory, about 1 kB each. Enough for all users who are active at peak times. */
const REMEMBERED = 4000;

/** Signs and checks access tokens: JWT, HS256 only, 15 minutes (docs/rules.md, "Sessions and limits"). */
export class AccessTokens {
  // A KeyObject, because jsonwebtoken would need 0.5 ms per call to turn a string into a key.
  readonly #key: KeyObject;
  readonly #verified = new LRUCache<string, Verified>({ max: REMEMBERED });

  constructor(secret: string) {
    this.#key = createSecretKey(deriveKey(secret, "access-token"));
  }

  sign(claims: AccessClaims): string {
    return jwt.sign({ sid: claims.sessionId, role: claims.role, ep: claims.epoch }, this.#key, {
      algorithm: "HS256",
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: claims.userId,
      keyid: KEY_ID,
      expiresIn: SECONDS.accessToken,
      header: { alg: "HS256", typ: TYPE },
    });
  }

  /**
   * Returns the claims of a valid, unexpired access token of this site, or null. Caches verified tokens, because a
   * client sends the same token with each request. The session and role are still read from the database for each
   * request, because both may have changed.
   */
  verify(token: string): AccessClaims | null {
    const known = this.#verified.get(token);
    if (known && known.expiresAt > Date.now()) return known.claims;
    const verified = this.#check(token);
    if (verified) this.#verified.set(token, verified);
    else this.#verified.delete(token);
    return verified?.claims ?? null;
  }

  #check(token: string): Verified | null {
    try {
      const { header, payload } = jwt.verify(token, this.#key, {
        algorithms: ["HS256"],
        issuer: ISSUER,
        audience: AUDIENCE,
        complete: true,
      });
      if (header.typ !== TYPE || header.kid !== KEY_ID || typeof payload === "string") return null;
      const { sub, sid, role, ep, exp } = payload as Record<string, unknown>;
      if (typeof sub !== "string" || typeof sid !== "string" || typeof ep !== "number" || !isRole(role))
        return null;
      const claims = { userId: sub, sessionId: sid, role, epoch: ep };
      return { claims, expiresAt: typeof exp === "number" ? exp * 1000 : 0 };
    } catch {
      return null;
    }
  }
}
