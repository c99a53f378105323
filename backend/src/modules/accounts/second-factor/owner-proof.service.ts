import { type Caller, requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { FactorParts } from "./factor-parts.js";
import type { OwnerProofInput } from "./contract/factor-setup.input.js";
import { ChallengePurpose } from "./factor-challenge.entity.js";
import type { FactorProof } from "./factor-proof.js";
import type { PasskeyOptions } from "./second-factor.types.js";

/** Asks whoever is signed in to show that they are the owner of the account. */
export class OwnerProofService {
  constructor(private readonly parts: FactorParts) {}

  /**
   * Passes with the password, or with one factor that is set up.
   * @throws DomainError WRONG_PASSWORD, and what `verify` throws.
   */
  async prove(input: OwnerProofInput, context: RequestContext): Promise<Caller> {
    const caller = requireCaller(context.caller);
    if (input.code || input.passkey) {
      await this.verify(caller, input);
      return caller;
    }
    await this.parts.passwords.confirm(caller, input.password ?? "", { field: "password" });
    return caller;
  }

  /**
   * Passes with one factor of the caller's: a code of the app, a recovery code, or the answer to `passkeyOptions`. Each
   * is good once.
   * @throws DomainError SECOND_FACTOR_WRONG, BAD_INPUT, RATE_LIMITED while codes have to wait.
   */
  async verify(caller: Caller, proof: FactorProof): Promise<void> {
    const prepared = await this.parts.checks.prepare(caller.userId, proof, `session|${caller.sessionId}`);
    const owner = { id: caller.userId, name: caller.name, email: caller.email };
    const isRight = await this.parts.db.inTransaction((tx) =>
      this.parts.checks.spend(tx, owner, ChallengePurpose.prove, prepared, new Date()),
    );
    if (!isRight) throw this.parts.checks.refusal(prepared);
    await this.parts.checks.forgive(prepared);
  }

  /** What the browser asks one of the caller's passkeys with, for `verify`. */
  async passkeyOptions({ userId }: Caller): Promise<PasskeyOptions> {
    const { db, ceremony, passkeys, challenges } = this.parts;
    const { options, challenge } = await ceremony.askForSignature(await passkeys.knownOf(userId));
    const asked = { userId, purpose: ChallengePurpose.prove, challenge };
    await db.inTransaction((tx) => challenges.open(tx, asked, SECONDS.logInTicket));
    return { options };
  }
}
