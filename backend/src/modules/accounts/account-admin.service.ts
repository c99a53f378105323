import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { emailChangedMail, grantsChangedMail } from "./account-mails.js";
import type { AccountRepository } from "./account.repository.js";
import type { AccountService } from "./account.service.js";
import type { Account } from "./contract/account.js";
import type { AccountChanges } from "./contract/profile-changes.js";

/** What a Superadmin changes of somebody's account, in the transaction that writes it down. */
export class AccountAdminService {
  constructor(
    private readonly accounts: AccountService,
    private readonly repository: AccountRepository,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
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

  /**
   * Has an account hold exactly these grants, and tells its owner. Their tokens stay good: grants are read at every
   * request.
   * @throws DomainError USER_NOT_FOUND, GRANTS_OF_SUPERADMIN, CONFLICT.
   */
  async setGrants(
    tx: Tx,
    userId: string,
    wanted: readonly Grant[],
  ): Promise<{ account: Account; given: Grant[]; taken: Grant[] }> {
    const account = await this.accounts.findById(tx, userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    if (account.role === Role.Superadmin) throw new DomainError("GRANTS_OF_SUPERADMIN");
    const held = await this.repository.grantsOf(tx, userId);
    const given = GRANTS.filter((grant) => wanted.includes(grant) && !held.includes(grant));
    const taken = held.filter((grant) => !wanted.includes(grant));
    if (given.length + taken.length > 0) {
      if (!(await this.repository.changeGrants(tx, userId, held, wanted))) throw new DomainError("CONFLICT");
      await this.outbox.enqueue(
        tx,
        grantsChangedMail(account, { given, taken, held: wanted }, this.publicUrl),
      );
    }
    return { account, given, taken };
  }
}
