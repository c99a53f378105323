import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { SECONDS } from "../contract/limits.js";
import { isRole, type Role } from "../contract/roles.js";
import { deriveKey } from "../crypto/seal.js";

const ISSUER = "coding-club";
const AUDIENCE = "coding-club-view";
const KEY_ID = "1";
const TYPE = "view+jwt";

/**
 * The claims of a view token. The role is for display only, because the server reads the student's role again on each
 * request.
 */
export interface ViewClaims {
  /** The view's id. The view ends when the Superadmin's session no longer names this id. */
  readonly viewId: string;
  /** The student whose screens are shown. */
  readonly studentId: string;
  readonly role: Role;
  /** The Superadmin who views the site, with their session and epoch at the start of the view. */
  readonly superadminId: string;
  readonly sessionId: string;
  readonly epoch: number;
}

/**
 * Signs and checks the tokens of "See as this student" (ADR 83). The key, audience and type differ from those of access
 * tokens, so that a token of one kind is not accepted as the other. The tokens last 15 minutes and cannot be renewed.
 */
export class ViewTokens {
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(deriveKey(secret, "view-token"));
  }

  sign({ viewId, studentId, role, superadminId, sessionId, epoch }: ViewClaims): string {
    return jwt.sign({ vid: viewId, role, act: superadminId, sid: sessionId, ep: epoch }, this.#key, {
      algorithm: "HS256",
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: studentId,
      keyid: KEY_ID,
      expiresIn: SECONDS.studentView,
      header: { alg: "HS256", typ: TYPE },
    });
  }

  /** Returns the claims of a valid, unexpired view token, or null. */
  verify(token: string): ViewClaims | null {
    try {
      const options = { issuer: ISSUER, audience: AUDIENCE, complete: true } as const;
      const { header, payload } = jwt.verify(token, this.#key, { algorithms: ["HS256"], ...options });
      if (header.typ !== TYPE || header.kid !== KEY_ID || typeof payload === "string") return null;
      const { sub, vid, act, sid, ep, role } = payload as Record<string, unknown>;
      const texts = [sub, vid, act, sid].every((text) => typeof text === "string");
      if (!texts || typeof ep !== "number" || !isRole(role)) return null;
      const ids = { viewId: vid, studentId: sub, superadminId: act, sessionId: sid } as Omit<
        ViewClaims,
        "role" | "epoch"
      >;
      return { ...ids, role, epoch: ep };
    } catch {
      return null;
    }
  }
}
