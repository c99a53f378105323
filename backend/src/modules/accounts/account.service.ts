import { Role } from "../../kernel/contract/roles.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AccountRepository, NewAccount } from "./account.repository.js";
import type { Account } from "./contract/account.js";

/** Told of each new account inside the transaction that makes it. */
export type AccountCreatedHook = (tx: Tx, account: Account) => Promise<void>;

/** Accounts as the other modules use them. */
export class AccountService {
  readonly #createdHooks: AccountCreatedHook[] = [];

  constructor(
    private readonly db: Database,
    private readonly accounts: AccountRepository,
  ) {}

  /** The signed-in person's own account. @throws DomainError UNAUTHENTICATED when it was just deleted. */
  async viewer(userId: string): Promise<Account> {
    const account = await this.accounts.readById(userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  findById(tx: Tx, userId: string): Promise<Account | null> {
    return this.accounts.byId(tx, userId);
  }

  /** @param email in its normalised spelling. */
  findByEmail(tx: Tx, email: string): Promise<Account | null> {
    return this.accounts.byEmail(tx, email);
  }

  /** Registers what has to happen together with each new account. */
  onCreated(hook: AccountCreatedHook): void {
    this.#createdHooks.push(hook);
  }

  /** Writes a new account and runs the hooks. @throws the driver's error when the address is taken. */
  async create(tx: Tx, account: NewAccount): Promise<Account> {
    const created = await this.accounts.insert(tx, account);
    for (const hook of this.#createdHooks) await hook(tx, created);
    return created;
  }

  /** Makes a User a Team Leader and ends their tokens; true when the role changed. Superadmins stay what they are. */
  promoteToLeader(tx: Tx, userId: string): Promise<boolean> {
    return this.accounts.changeRole(tx, userId, Role.User, Role.TeamLeader);
  }

  setHandle(tx: Tx, userId: string, handle: string | null): Promise<void> {
    return this.accounts.setHandle(tx, userId, handle);
  }

  /**
   * Deletes an account with its sessions. What it leads or belongs to must have been settled before.
   * @throws DomainError NOT_FOUND, or LAST_SUPERADMIN.
   */
  async remove(tx: Tx, userId: string): Promise<Account> {
    const account = await this.accounts.byId(tx, userId);
    if (!account || !(await this.accounts.remove(tx, userId))) throw new DomainError("NOT_FOUND");
    // Counted after the deletion: two admins who delete each other at once serialise on the rows they write.
    if (account.role === Role.Superadmin && (await this.accounts.countByRole(tx, Role.Superadmin)) === 0) {
      throw new DomainError("LAST_SUPERADMIN");
    }
    return account;
  }

  /** True when nobody can run the site yet. */
  async hasNoSuperadmin(): Promise<boolean> {
    return this.db.inTransaction(async (tx) => (await this.accounts.countByRole(tx, Role.Superadmin)) === 0);
  }
}
