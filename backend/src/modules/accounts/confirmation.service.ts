import { countActs } from "../../kernel/audit/recent-acts.sql.js";
import { requireCaller, type Caller } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { RULES } from "../../kernel/contract/catalogue.js";
import { confirmFirst, type ConfirmedAct } from "../../kernel/contract/confirmed-acts.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { LIMITS, SECONDS } from "../../kernel/contract/limits.js";
import { SECOND_FACTOR_RULES } from "../../kernel/contract/texts/second-factor.texts.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AccountParts } from "./account-parts.js";
import type { ConfirmIdentityInput } from "./contract/confirm-identity.input.js";
import type { OwnerProofService } from "./second-factor/owner-proof.service.js";
import type { SecondFactorService } from "./second-factor/second-factor.service.js";
import type { ConfirmationPayload } from "./self-service.types.js";

const LASTS_MS = SECONDS.confirmation * 1000;
/** What the audit log calls a deletion by an admin. */
const DELETIONS = ["user.delete", "team.delete"];

/** What two-step login has to say about a proof. */
interface FactorProofs {
  readonly secondFactors: SecondFactorService;
  readonly ownerProofs: OwnerProofService;
}

/** "Confirm it is you": before what a stolen session must not do (ADR 39). Kept on the session's row. */
export class ConfirmationService implements Confirmations {
  constructor(
    private readonly parts: AccountParts,
    private readonly proofs: FactorProofs,
  ) {}

  /**
   * Confirms the session that asks, for ten minutes.
   * @throws DomainError WRONG_PASSWORD, SECOND_FACTOR_WRONG, RATE_LIMITED, BAD_INPUT unless there is one proof,
   * SECOND_FACTOR_REQUIRED for the password of an account with two-step login, UNAUTHENTICATED when the session was ended
   * meanwhile, as a change of password does.
   */
  async confirm(input: ConfirmIdentityInput, context: RequestContext): Promise<ConfirmationPayload> {
    const caller = requireCaller(context.caller);
    await this.#prove(caller, input);
    const now = new Date();
    await this.parts.db.inTransaction(async (tx) => {
      if (!(await this.parts.sessionRepository.confirm(tx, caller.sessionId, now)))
        throw new DomainError("UNAUTHENTICATED");
    });
    return { message: ADMIN_SUCCESS.identityConfirmed, confirmedUntil: endOf(now) };
  }

  /** Until when the caller's session has confirmed; null when it has to do so. */
  async confirmedUntil(caller: Caller): Promise<Date | null> {
    const until = await this.#until(caller);
    return until && until > new Date() ? until : null;
  }

  async require(caller: Caller, act: ConfirmedAct): Promise<void> {
    const until = await this.#until(caller);
    if (!until || until <= new Date())
      throw new DomainError("CONFIRMATION_NEEDED", { message: confirmFirst(act) });
  }

  async requireForDeletion(tx: Tx, caller: Caller, more = 1): Promise<void> {
    await this.parts.sessionRepository.lock(tx, caller.sessionId);
    const since = new Date(Date.now() - LASTS_MS);
    if ((await countActs(tx, caller.userId, DELETIONS, since)) + more > LIMITS.freeDeletions)
      await this.require(caller, "deleteMany");
  }

  /** The password proves nothing where there is a second factor: whoever stole it may sit at an open session. */
  async #prove(caller: Caller, { password, code, passkey }: ConfirmIdentityInput): Promise<void> {
    if ([password, code, passkey].filter(Boolean).length > 1)
      throw new DomainError("BAD_INPUT", { message: SECOND_FACTOR_RULES.oneConfirmation });
    if (code || passkey) return this.proofs.ownerProofs.verify(caller, { code, passkey });
    if (await this.proofs.secondFactors.isOn(caller.userId)) throw new DomainError("SECOND_FACTOR_REQUIRED");
    if (password === undefined || password === null) {
      const message = RULES.passwordRequired;
      throw new DomainError("BAD_INPUT", { message, fields: { password: message } });
    }
    await this.parts.passwords.confirm(caller, password, { field: "password" });
  }

  async #until({ sessionId }: Caller): Promise<Date | null> {
    const at = await this.parts.sessionRepository.confirmedAt(sessionId);
    return at && endOf(at);
  }
}

function endOf(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + LASTS_MS);
}
