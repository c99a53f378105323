import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountParts } from "../account-parts.js";
import type { ConfirmationService } from "../confirmation.service.js";
import { toOwner } from "../notified-owner.js";

/** Lets a Superadmin end another user's sessions. */
export class UserSessionsService {
  constructor(
    private readonly parts: AccountParts,
    private readonly confirmations: ConfirmationService,
  ) {}

  /**
   * Ends every session of an account, and notifies its owner. The account's epoch does not change, so private calendars
   * and feeds stay valid.
   * @throws DomainError CONFIRMATION_NEEDED; USER_NOT_FOUND; FORBIDDEN unless the caller is a Superadmin
   */
  async endAll(caller: Caller | null, userId: string): Promise<MessagePayload> {
    const actor = requireSuperadmin(caller);
    await this.parts.db.inTransaction(async (tx) => {
      await this.confirmations.require(actor, "endSessions");
      const account = await this.parts.accounts.lockById(tx, userId);
      if (!account) throw new DomainError("USER_NOT_FOUND");
      await this.parts.sessions.endAll(tx, userId);
      const target = { targetType: "user", targetId: userId, targetName: account.name };
      await recordAudit(tx, { actor, action: "user.endSessions", ...target });
      const { userId: byId, name } = actor;
      const happening = { to: toOwner(account), facts: { by: { userId: byId, name } } };
      await this.parts.notifications.notify(tx, "SESSIONS_ENDED", happening);
    });
    return { message: ADMIN_SUCCESS.userSessionsEnded };
  }
}
