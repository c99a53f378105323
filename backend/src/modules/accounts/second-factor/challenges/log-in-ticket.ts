import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { SECONDS } from "../../../../kernel/contract/limits.js";
import { deriveKey } from "../../../../kernel/crypto/seal.js";

const ISSUER = "coding-club";
const AUDIENCE = "second-factor";
const TYPE = "ticket+jwt";

/** A proof that an account's correct password was entered a moment ago. */
export interface LogInTicket {
  /** The id of the row that counts the ticket's tries and closes the ticket. */
  readonly id: string;
  readonly userId: string;
  /**
   * The account's epoch when its password was checked. The epoch rises when the password or the e-mail address changes,
   * or when another person changes the role. The ticket is then void.
   */
  readonly epoch: number;
  /**
   * True if the account has the role Superadmin or a grant, and its password is easily guessed. The password must then
   * be changed.
   */
  readonly mustChangePassword: boolean;
}

/** Signs and checks the tickets between the two steps of a log-in. The signing key has no other use. */
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

  /** Reads a signed ticket. Returns null if the signature is invalid or the ticket has expired. */
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
