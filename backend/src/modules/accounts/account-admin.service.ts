import type { Caller } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { isHigher, Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { emailChangedMail } from "./account-mails.js";
import type { AccountService } from "./account.service.js";
import type { Account } from "./contract/account.js";
import type { AccountChanges } from "./contract/profile-changes.js";
import type { RoleService } from "./role.service.js";

/** What a Superadmin changes of somebody's account, in the transaction that writes it down. */
export class AccountAdminService {
  constructor(
    private readonly accounts: AccountService,
    private readonly roles: RoleService,
    private readonly confirmations: Confirmations,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Changes data and role; a changed e-mail is told to the old address, a role as RoleService says. Either ends the
   * account's tokens. More rights, fewer Superadmins and another e-mail need a confirmation.
   * @throws DomainError CONFIRMATION_NEEDED, USER_NOT_FOUND, EMAIL_TAKEN, EMAIL_IN_TEAM, IDENTITY_TAKEN, LAST_SUPERADMIN, CONFLICT.
   */
  async change(
    tx: Tx,
    actor: Caller,
    userId: string,
    changes: AccountChanges,
    role: Role | null,
  ): Promise<{ before: Account; after: Account }> {
    const before = await this.accounts.findById(tx, userId);
    if (!before) throw new DomainError("USER_NOT_FOUND");
    if (changes.email !== undefined && changes.email !== before.email)
      await this.confirmations.require(tx, actor, "changeEmail");
    if (role) await this.#changeRole(tx, actor, before, role);
    const updated = await this.accounts.update(tx, userId, changes, "admin");
    if (updated.email !== before.email)
      await this.outbox.enqueue(tx, emailChangedMail(before, updated.email));
    return { before, after: { ...updated, role: role ?? before.role } };
  }

  /**
   * Deletes an account; teams it leads pass on or go.
   * @throws DomainError CONFIRMATION_NEEDED, USER_NOT_FOUND, and what AccountService.remove throws.
   */
  async remove(tx: Tx, actor: Caller, userId: string): Promise<Account> {
    await this.confirmations.requireForDeletion(tx, actor);
    const account = await this.accounts.findById(tx, userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    if (account.role === Role.Superadmin) await this.confirmations.require(tx, actor, "demote");
    const removed = await this.accounts.remove(tx, userId);
    await this.roles.tellOfDeleted(tx, removed, actor);
    return removed;
  }

  async #changeRole(tx: Tx, actor: Caller, person: Account, to: Role): Promise<void> {
    if (isHigher(to, person.role)) await this.confirmations.require(tx, actor, "promote");
    else if (person.role === Role.Superadmin && to !== person.role)
      await this.confirmations.require(tx, actor, "demote");
    await this.roles.change(tx, person, to, actor);
  }
}
