import type { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { emailChangedMail } from "./account-mails.js";
import type { AccountService } from "./account.service.js";
import type { Account } from "./contract/account.js";
import type { AccountChanges } from "./contract/profile-changes.js";

/** What a Superadmin changes of somebody's account, in the transaction that writes it down. */
export class AccountAdminService {
  constructor(
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Changes data and role; a changed e-mail is told to the old address. Either ends the account's tokens.
   * @throws DomainError USER_NOT_FOUND, EMAIL_TAKEN, EMAIL_IN_TEAM, IDENTITY_TAKEN, LAST_SUPERADMIN, CONFLICT.
   */
  async change(
    tx: Tx,
    userId: string,
    changes: AccountChanges,
    role: Role | null,
  ): Promise<{ before: Account; after: Account }> {
    const before = await this.accounts.findById(tx, userId);
    if (!before) throw new DomainError("USER_NOT_FOUND");
    if (role) await this.accounts.setRole(tx, userId, role);
    const updated = await this.accounts.update(tx, userId, changes, "admin");
    if (updated.email !== before.email)
      await this.outbox.enqueue(tx, emailChangedMail(before, updated.email));
    return { before, after: { ...updated, role: role ?? before.role } };
  }
}
