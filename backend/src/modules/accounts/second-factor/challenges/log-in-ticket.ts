import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { SECONDS } from "../../../../kernel/contract/limits.js";
import { deriveKey } from "../../../../kernel/crypto/seal.js";

const ISSUER = "coding-club";
const AUDIENCE = "second-factor";
const TYPE = "ticket+jwt";

/** Proves that the right password of an account was given a moment ago. */
export interface LogInTicket {
  /** The row that counts its tries and closes it. */
  readonly id: string;
  readonly userId: string;
  /** Of the account when its password was checked; every change of password, e-mail or role raises it. */
  readonly epoch: number;
  /** Whether the password is guessed first, for a holder of rights. */
  readonly mustChangePassword: boolean;
}

/** Signs and checks what a log-in answers between its two steps. Under a key of its own: it opens nothing else. */
export class LogInTickets {
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(deriveKey(secret, "log-in-ticket"));
  }

  sign({ id, userId, epoch, mustChangePassword }: LogInTicket): string {
    return jwt.sign({ ep: epoch, ...(mustChangePassword ? { weak: true } : {}) }, this.#key, {
      algorithm: "HS256",
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: userId,
      jwtid: id,
      expiresIn: SECONDS.logInTicket,
      header: { alg: "HS256", typ: TYPE },
    });
  }

  /** The ticket in a text of ours that is in date; null for every other one. */
  verify(text: string): LogInTicket | null {
    try {
      const { header, payload } = jwt.verify(text, this.#key, {
        algorithms: ["HS256"],
        issuer: ISSUER,
        audience: AUDIENCE,
        complete: true,
      });
      if (header.typ !== TYPE || typeof payload === "string") return null;
      const { jti, sub, ep, weak } = payload as Record<string, unknown>;
      if (typeof jti !== "string" || typeof sub !== "string" || typeof ep !== "number") return null;
      return { id: jti, userId: sub, epoch: ep, mustChangePassword: weak === true };
    } catch {
      return null;
    }
  }
}
