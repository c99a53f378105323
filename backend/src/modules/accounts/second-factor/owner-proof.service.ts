import type { Caller } from "../../../kernel/auth/caller.js";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { Database } from "../../../kernel/db/database.js";
import type { PasswordCheckService } from "../password-check.service.js";
import type { OwnerProofInput } from "./contract/factor-setup.input.js";
import type { FactorCheckService } from "./factor-check.service.js";
import { ChallengePurpose } from "./factor-challenge.entity.js";
import type { FactorChallengeRepository } from "./factor-challenge.repository.js";
import type { FactorProof } from "./factor-proof.js";
import type { PasskeyCeremony } from "./passkey-ceremony.js";
import type { PasskeyRepository } from "./passkey.repository.js";
import type { PasskeyOptions } from "./second-factor.types.js";

/** Asks whoever is signed in to show that they are the owner of the account. */
export class OwnerProofService {
  constructor(
    private readonly db: Database,
    private readonly passwords: PasswordCheckService,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: FactorChallengeRepository,
    private readonly checks: FactorCheckService,
    private readonly ceremony: PasskeyCeremony,
  ) {}

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
    await this.passwords.confirm(caller, input.password ?? "", { field: "password" });
    return caller;
  }

  /**
   * Passes with one factor of the caller's: a code of the app, a recovery code, or the answer to `passkeyOptions`. Each
   * is good once.
   * @throws DomainError SECOND_FACTOR_WRONG, BAD_INPUT, RATE_LIMITED while codes have to wait.
   */
  async verify(caller: Caller, proof: FactorProof): Promise<void> {
    const prepared = await this.checks.prepare(caller.userId, proof, `session|${caller.sessionId}`);
    const owner = { id: caller.userId, name: caller.name, email: caller.email };
    const isRight = await this.db.inTransaction((tx) =>
      this.checks.spend(tx, owner, ChallengePurpose.prove, prepared, new Date()),
    );
    if (!isRight) throw this.checks.refusal(prepared);
    await this.checks.forgive(prepared);
  }

  /** What the browser asks one of the caller's passkeys with, for `verify`. */
  async passkeyOptions({ userId }: Caller): Promise<PasskeyOptions> {
    const { options, challenge } = await this.ceremony.askForSignature(await this.passkeys.knownOf(userId));
    await this.db.inTransaction((tx) =>
      this.challenges.open(tx, { userId, purpose: ChallengePurpose.prove, challenge }, SECONDS.logInTicket),
    );
    return { options };
  }
}
