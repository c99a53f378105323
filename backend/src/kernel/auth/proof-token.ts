import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { SECONDS } from "../contract/limits.js";
import { deriveKey } from "../crypto/seal.js";

const ISSUER = "coding-club";
const TYPE = "proof+jwt";

/** Proof that a user entered the correct code of a challenge, valid for one purpose and address. */
export interface Proof {
  readonly challengeId: string;
  readonly purpose: string;
  readonly email: string;
}

/** Signs and checks the short-lived tokens that prove a verified code (`emailToken`, `resetToken`). */
export class ProofTokens {
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(deriveKey(secret, "proof-token"));
  }

  sign(proof: Proof): string {
    return jwt.sign({ email: proof.email }, this.#key, {
      algorithm: "HS256",
      issuer: ISSUER,
      audience: proof.purpose,
      jwtid: proof.challengeId,
      expiresIn: SECONDS.proofToken,
      header: { alg: "HS256", typ: TYPE },
    });
  }

  /** Returns the proof in a token, or null if the token is not valid for this purpose and address. */
  verify(token: string, purpose: string, email: string): Proof | null {
    try {
      const { header, payload } = jwt.verify(token, this.#key, {
        algorithms: ["HS256"],
        issuer: ISSUER,
        audience: purpose,
        complete: true,
      });
      if (header.typ !== TYPE || typeof payload === "string" || typeof payload.jti !== "string") return null;
      return payload["email"] === email ? { challengeId: payload.jti, purpose, email } : null;
    } catch {
      return null;
    }
  }
}
