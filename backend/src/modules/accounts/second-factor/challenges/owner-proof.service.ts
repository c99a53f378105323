import type { Caller } from "../../../../kernel/auth/caller.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { SECONDS } from "../../../../kernel/contract/limits.js";
import { SECOND_FACTOR_RULES } from "../../../../kernel/contract/texts/second-factor.texts.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import type { FactorParts } from "../../account-parts.js";
import { ChallengePurpose } from "./factor-challenge.entity.js";
import { type FactorProof, METHODS } from "./factor-check.service.js";
import type { PasskeyOptions } from "../second-factor.types.js";

/** A proof of identity by a signed-in person. Exactly one field is set. */
export interface OwnerProof extends FactorProof {
  readonly password?: string | null | undefined;
}

/**
 * Decides which proof shows that a signed-in person owns the account: a second factor if the account has two-step
 * login, otherwise the password.
 */
export class OwnerProofService {
  constructor(private readonly parts: FactorParts) {}

  /**
   * Returns whether an account has two-step login. If so, its password alone is not enough, because an attacker with an
   * open session may know the password too.
   */
  needsFactor(userId: string): Promise<boolean> {
    return this.parts.factors.hasAny(userId);
  }

  /**
   * Checks a second factor if the account has one, or else the password.
   * @throws DomainError WRONG_PASSWORD, SECOND_FACTOR_WRONG, RATE_LIMITED; BAD_INPUT for several proofs or none;
   * SECOND_FACTOR_REQUIRED if the account has two-step login and no second factor is given
   */
  async prove(caller: Caller, { password, ...factor }: OwnerProof): Promise<void> {
    const { code, recoveryCode, passkey } = factor;
    const proofs = [password, code, recoveryCode, passkey].filter(Boolean).length;
    if (proofs > 1) throw new DomainError("BAD_INPUT", { message: SECOND_FACTOR_RULES.oneConfirmation });
    if (proofs === 1 && !password) return this.#verify(caller, factor);
    if (await this.needsFactor(caller.userId)) throw new DomainError("SECOND_FACTOR_REQUIRED");
    if (password === undefined || password === null) {
      const message = RULES.passwordRequired;
      throw new DomainError("BAD_INPUT", { message, fields: { password: message } });
    }
    await this.parts.passwords.confirm(caller, password, { field: "password" });
  }

  /** Uses one factor of the caller. Each code, recovery code and passkey signature is valid once. */
  async #verify(caller: Caller, proof: FactorProof): Promise<void> {
    const prepared = await this.parts.checks.prepare(caller.userId, proof, `session|${caller.sessionId}`);
    const owner = { id: caller.userId, name: caller.name, email: caller.email };
    await this.parts.activities.proving(caller, METHODS[prepared.way], async () => {
      const isRight = await this.parts.db.inTransaction((tx) =>
        this.parts.checks.spend(tx, owner, ChallengePurpose.prove, prepared, new Date()),
      );
      if (!isRight) throw this.parts.checks.refusal(prepared);
    });
    await this.parts.checks.forgive(prepared);
  }

  /**
   * Returns the options with which the browser asks for one of the caller's passkeys. `prove` checks the browser's
   * reply.
   */
  async passkeyOptions({ userId }: Caller): Promise<PasskeyOptions> {
    const { db, ceremony, passkeys, challenges } = this.parts;
    const { options, challenge } = await ceremony.askForSignature(await passkeys.knownOf(userId));
    const newChallenge = { userId, purpose: ChallengePurpose.prove, challenge };
    await db.inTransaction((tx) => challenges.open(tx, newChallenge, SECONDS.logInTicket));
    return { options };
  }
}
