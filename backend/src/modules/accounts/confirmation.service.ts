import { countActs } from "../../kernel/audit/recent-acts.sql.js";
import { requireCaller, type Caller } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { CONFIRMED_ACTS, type ConfirmedAct } from "../../kernel/contract/confirmed-acts.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { LIMITS, SECONDS } from "../../kernel/contract/limits.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { knownMsg, msg } from "../../kernel/languages/message.js";
import type { AccountParts } from "./account-parts.js";
import type { AccountSecrets } from "./account.repository.js";
import type { ConfirmIdentityInput } from "./second-factor/contract/proof-fields.js";
import type { OwnerProofService } from "./second-factor/challenges/owner-proof.service.js";
import type { ConfirmationPayload } from "./self-service/self-service.types.js";

const LASTS_MS = SECONDS.confirmation * 1000;
/** The audit log's actions for deletions by an admin. */
const DELETIONS = ["user.delete", "team.delete"];

/**
 * "Confirm it is you": requires a recent proof of identity before actions that are too dangerous for a stolen session
 * (ADR 39). The time of the proof is stored in the session's row.
 */
export class ConfirmationService implements Confirmations {
  constructor(
    private readonly parts: AccountParts,
    private readonly ownerProofs: OwnerProofService,
  ) {}

  /**
   * Confirms the calling session for ten minutes.
   * @throws DomainError UNAUTHENTICATED if the session was ended concurrently, and the errors of
   * `OwnerProofService.prove`
   */
  async confirm(input: ConfirmIdentityInput, context: RequestContext): Promise<ConfirmationPayload> {
    const caller = requireCaller(context.caller);
    await this.ownerProofs.prove(caller, input);
    const now = new Date();
    await this.parts.db.inTransaction(async (tx) => {
      if (!(await this.parts.sessionRepository.confirm(tx, caller.sessionId, now)))
        throw new DomainError("UNAUTHENTICATED");
    });
    return { message: ADMIN_SUCCESS.identityConfirmed, confirmedUntil: endOf(now) };
  }

  /** Returns the time until which the caller's session is confirmed, or null when a confirmation is needed. */
  async confirmedUntil(caller: Caller): Promise<Date | null> {
    const until = await this.#until(caller);
    return until && until > new Date() ? until : null;
  }

  async require(caller: Caller, act: ConfirmedAct): Promise<void> {
    const until = await this.#until(caller);
    if (!until || until <= new Date())
      throw new DomainError("CONFIRMATION_NEEDED", {
        message: msg("Confirm that it is you before {act}.", { act: knownMsg(CONFIRMED_ACTS[act]) }),
      });
  }

  /**
   * Returns the caller's account after checking its password. If the account has two-step login, the caller's session
   * must already be confirmed, which takes a second factor.
   * @param asked the input field with the password, and the action that needs the password
   * @throws DomainError CONFIRMATION_NEEDED, WRONG_PASSWORD, RATE_LIMITED
   */
  async requirePassword(
    caller: Caller,
    password: string,
    { field, act }: { readonly field: string; readonly act: ConfirmedAct },
  ): Promise<AccountSecrets> {
    if (await this.ownerProofs.needsFactor(caller.userId)) await this.require(caller, act);
    return this.parts.passwords.confirm(caller, password, { field });
  }

  async requireForDeletion(tx: Tx, caller: Caller, more = 1): Promise<void> {
    // Locks all sessions of the user, because deletions are counted per user.
    await this.parts.sessionRepository.lockAll(tx, caller.userId);
    const since = new Date(Date.now() - LASTS_MS);
    if ((await countActs(tx, caller.userId, DELETIONS, since)) + more > LIMITS.freeDeletions)
      await this.require(caller, "deleteMany");
  }

  async #until({ sessionId }: Caller): Promise<Date | null> {
    const at = await this.parts.sessionRepository.confirmedAt(sessionId);
    return at && endOf(at);
  }
}

function endOf(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + LASTS_MS);
}
