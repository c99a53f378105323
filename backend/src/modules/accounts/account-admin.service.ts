import type { Caller } from "../../kernel/auth/caller.js";
import { BinKind } from "../../kernel/bin/bin-entry.entity.js";
import type { BinRepository } from "../../kernel/bin/bin.repository.js";
import type { Obstacle } from "../../kernel/bin/obstacle.js";
import { RowCopies } from "../../kernel/bin/row-copies.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { GRANT_LABELS } from "../../kernel/contract/grant-labels.js";
import { type Grant, GRANTS, grantsText, grantsVersion } from "../../kernel/contract/grants.js";
import { isHigher, Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { requireVersion } from "../../kernel/errors/require-version.js";
import { restoredAccount } from "./account-copies.repository.js";
import { languageOfAccount } from "./account-languages.sql.js";
import type { AccountParts } from "./account-parts.js";
import { lockAccount } from "./account.repository.js";
import { notifyOfAddress, toOwner } from "./notified-owner.js";
import type { Account, AccountChanges } from "./contract/account.js";
import type { RoleService } from "./roles/role.service.js";

/** Changes users' accounts for a Superadmin, in the transaction that also writes the audit log. */
export class AccountAdminService {
  constructor(
    private readonly parts: AccountParts,
    private readonly roles: RoleService,
    private readonly confirmations: Confirmations,
    private readonly bin: BinRepository,
  ) {}

  /**
   * Changes an account's data and role. A changed role or e-mail address revokes the account's tokens. When the e-mail
   * address changes, notifies the old address. `RoleService` sends the notices of a changed role. A higher role, the
   * demotion of a Superadmin and a changed e-mail address need a confirmation.
   * @throws DomainError CONFIRMATION_NEEDED, USER_NOT_FOUND, EMAIL_TAKEN, EMAIL_IN_TEAM, IDENTITY_TAKEN, HANDLE_TAKEN,
   * LAST_SUPERADMIN, CONFLICT
   */
  async change(
    tx: Tx,
    actor: Caller,
    userId: string,
    changes: AccountChanges,
    role: Role | null,
  ): Promise<{ before: Account; after: Account }> {
    const before = await this.parts.accounts.findById(userId);
    if (!before) throw new DomainError("USER_NOT_FOUND");
    if (changes.email !== undefined && changes.email !== before.email)
      await this.confirmations.require(actor, "changeEmail");
    if (role) await this.#changeRole(tx, actor, before, role);
    const updated = await this.parts.accounts.update(tx, userId, changes, "admin");
    if (updated.email !== before.email) {
      const language = await languageOfAccount(this.parts.db, userId);
      await notifyOfAddress(this.parts.notifications, tx, { ...before, language }, updated.email);
    }
    return { before, after: { ...updated, role: role ?? before.role } };
  }

  /** Locks an account until the transaction ends. Returns the account, or null when it was deleted. */
  lock(tx: Tx, userId: string): Promise<Account | null> {
    return this.parts.accounts.lockById(tx, userId);
  }

  /** Locks several accounts. Must be called before the transaction reads any of them. */
  lockAll(tx: Tx, userIds: Iterable<string>): Promise<void> {
    return this.parts.accounts.lockAll(tx, userIds);
  }

  /**
   * Deletes an account and keeps a copy in the bin. Teams that the account leads get a new leader or are deleted too.
   * @throws DomainError CONFIRMATION_NEEDED, USER_NOT_FOUND, and the errors of AccountService.remove
   */
  async remove(tx: Tx, actor: Caller, userId: string): Promise<Account> {
    // Locks the account and the caller's sessions before the first read, so that the copy and the count of deletions
    // are current. On MySQL, all reads of a transaction show the state at its first read.
    await lockAccount(tx, userId);
    await this.confirmations.requireForDeletion(tx, actor);
    const account = await this.parts.accounts.findById(userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    if (account.role === Role.Superadmin) await this.confirmations.require(actor, "demote");
    const deletion = { by: actor, copies: new RowCopies() };
    const removed = await this.parts.accounts.remove(tx, userId, deletion);
    const { name, email: about } = removed;
    await this.bin.put(tx, { id: userId, kind: BinKind.user, name, about, partOfId: null }, deletion);
    await this.roles.notifyOfDeleted(tx, removed, actor);
    return removed;
  }

  /**
   * Restores an account from the bin with its role and grants. Returns the obstacles to restoring the account or the
   * rows that belong to it.
   * @throws StaleRestoration
   */
  async restore(tx: Tx, actor: Caller, copies: RowCopies): Promise<readonly Obstacle[]> {
    const user = restoredAccount(tx, copies);
    const obstacles = await this.parts.accounts.restore(tx, copies);
    if (user.role === Role.Superadmin) await this.roles.notifyOfNew(tx, user, actor);
    return obstacles;
  }

  /**
   * Requires a confirmation before an account with rights is restored. For a Superadmin's account it is the same as for
   * a promotion. For an account with grants it is the same as for giving grants.
   * @throws DomainError CONFIRMATION_NEEDED
   */
  async beforeRestore(tx: Tx, actor: Caller, copies: RowCopies): Promise<void> {
    const { role, grants } = restoredAccount(tx, copies);
    if (role === Role.Superadmin) await this.confirmations.require(actor, "promote");
    else if (grants !== "") await this.confirmations.require(actor, "giveGrants");
  }

  /**
   * Requires the confirmations for a series of deletions beforehand, so that the series is not interrupted.
   * @throws DomainError CONFIRMATION_NEEDED
   */
  async beforeRemovals(tx: Tx, actor: Caller, userIds: readonly string[]): Promise<void> {
    await this.confirmations.requireForDeletion(tx, actor, userIds.length);
    if (await this.parts.repository.hasSuperadmin(userIds)) await this.confirmations.require(actor, "demote");
  }

  async #changeRole(tx: Tx, actor: Caller, person: Account, to: Role): Promise<void> {
    if (isHigher(to, person.role)) await this.confirmations.require(actor, "promote");
    else if (person.role === Role.Superadmin && to !== person.role)
      await this.confirmations.require(actor, "demote");
    await this.roles.change(tx, person, to, actor);
  }

  /**
   * Sets an account's grants to exactly the given ones, and notifies its owner. The owner's tokens stay valid, because
   * grants are read at every request.
   * @throws DomainError USER_NOT_FOUND; GRANTS_OF_SUPERADMIN; VERSION_CHANGED; CONFLICT; CONFIRMATION_NEEDED for an
   * additional grant
   */
  async setGrants(
    tx: Tx,
    actor: Caller,
    userId: string,
    { grants: wanted, version }: { readonly grants: readonly Grant[]; readonly version?: string | null },
  ): Promise<{ account: Account; given: Grant[]; taken: Grant[] }> {
    const account = await this.parts.accounts.findById(userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    if (account.role === Role.Superadmin) throw new DomainError("GRANTS_OF_SUPERADMIN");
    const held = await this.parts.repository.grantsOf(userId);
    requireVersion(version, grantsVersion(grantsText(held)));
    const added = GRANTS.filter((grant) => wanted.includes(grant) && !held.includes(grant));
    const removed = held.filter((grant) => !wanted.includes(grant));
    if (added.length > 0) await this.confirmations.require(actor, "giveGrants");
    if (added.length + removed.length > 0) {
      if (!(await this.parts.repository.changeGrants(tx, userId, held, wanted)))
        throw new DomainError(version ? "VERSION_CHANGED" : "CONFLICT");
      const rights = (grants: readonly Grant[]) => grants.map((grant) => GRANT_LABELS[grant]);
      const facts = { given: rights(added), taken: rights(removed), hasAny: wanted.length > 0 };
      await this.parts.notifications.notify(tx, "RIGHTS_CHANGED", { to: toOwner(account), facts });
    }
    return { account, given: added, taken: removed };
  }
}
