import type { BinnedDeletion } from "../../kernel/bin/bin.repository.js";
import { fatal, type Obstacle } from "../../kernel/bin/obstacle.js";
import { msg } from "../../kernel/languages/message.js";
import type { RowCopies } from "../../kernel/bin/row-copies.js";
import { changesSince } from "../../kernel/contract/changed-fields.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import type { BatchQuery } from "../../kernel/fast/batch.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { violates } from "../../kernel/db/unique-key.js";
import { copyAccount, putAccountBack, restoredAccount } from "./account-copies.repository.js";
import type { NewLeader } from "./account.sql.js";
import { type AccountRepository, lockAccount } from "./account.repository.js";
import type { Account, AccountChanges } from "./contract/account.js";
import type { NewAccount } from "./new-user.js";
import { USER_EMAIL } from "./user.entity.js";

export type { NewLeader } from "./account.sql.js";

/**
 * Whether the owner or an admin changes an account's data. After a team's payment is reported, only an admin may change
 * the names, colleges and roll numbers of its people.
 */
export type ChangedBy = "owner" | "admin";

/**
 * Functions of another service. They run in the transaction that creates, changes, deletes or restores an account, or
 * proves its handle.
 */
export interface AccountFollower {
  created?(tx: Tx, account: Account): Promise<void>;
  updated?(tx: Tx, before: Account, after: Account, by: ChangedBy): Promise<void>;
  /** Runs after the owner proved the account's current handle. */
  proved?(tx: Tx, account: Account): Promise<void>;
  /** Runs before a deletion. If there is a bin, copies into it the rows that can be restored later. */
  removing?(tx: Tx, account: Account, bin: BinnedDeletion | null): Promise<void>;
  /** Runs after the account was restored from the bin. Returns the obstacles to restoring the follower's rows. */
  restored?(tx: Tx, account: Account, copies: RowCopies): Promise<readonly Obstacle[]>;
}

/** The account operations that other modules use. */
export class AccountService {
  #followers: readonly AccountFollower[] = [];

  constructor(private readonly accounts: AccountRepository) {}

  /**
   * Returns the signed-in person's own account.
   * @throws DomainError UNAUTHENTICATED when the account was just deleted
   */
  async viewer(userId: string): Promise<Account> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  findById(userId: string): Promise<Account | null> {
    return this.accounts.byId(userId);
  }

  /**
   * Returns the account's epoch, for tokens and links that must become invalid when the account's tokens are revoked.
   * Returns null if the account was deleted.
   */
  epochOf(userId: string): Promise<number | null> {
    return this.accounts.epochOf(userId);
  }

  /** Locks an account until the transaction ends. Returns its current state, or null if the account does not exist. */
  async lockById(tx: Tx, userId: string): Promise<Account | null> {
    await lockAccount(tx, userId);
    return this.accounts.byId(userId, true);
  }

  /**
   * Locks several accounts until the transaction ends, always in the same order, so that concurrent transactions do not
   * deadlock. Reads nothing, so that later reads see the accounts' current state.
   */
  async lockAll(tx: Tx, userIds: Iterable<string>): Promise<void> {
    for (const userId of [...new Set(userIds)].sort()) await lockAccount(tx, userId);
  }

  /** Returns the accounts by id, without the ids that have no account. */
  async findAllById(userIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const accounts = await this.accounts.byIds([...new Set(userIds)]);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  /** @param email the normalised spelling */
  findByEmail(email: string): Promise<Account | null> {
    return this.accounts.byEmail(email);
  }

  /** Returns the accounts with these addresses, by normalised address. */
  async findAllByEmail(emails: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const accounts = await this.accounts.byEmails([...new Set(emails)]);
    return new Map(accounts.map((account) => [account.email, account]));
  }

  /**
   * Returns whether an account has this e-mail address.
   * @param email the normalised spelling
   */
  isRegistered(email: string): Promise<boolean> {
    return this.accounts.isRegistered(email);
  }

  /** Sets the followers in the order in which they run (app/account-lifecycle.ts). */
  followedBy(followers: readonly AccountFollower[]): void {
    this.#followers = followers;
  }

  /**
   * Inserts a new account and runs the followers.
   * @throws the driver's error when the address is taken
   */
  async create(tx: Tx, account: NewAccount): Promise<Account> {
    const created = await this.accounts.insert(tx, account);
    for (const follower of this.#followers) await follower.created?.(tx, created);
    return created;
  }

  /**
   * Makes a User a Team Leader. A Superadmin keeps their role. Revokes the user's tokens, so that the client fetches a
   * token with the new role.
   */
  promoteToLeader(tx: Tx, userId: string): Promise<void> {
    return this.accounts.promoteToLeader(tx, userId);
  }

  /**
   * Returns a query that works like `promoteToLeader` for the leader of a new team, to run in a batch with other
   * queries. The calling code must then delete codes with `forgetCodesOf`.
   * @param byThemselves true if the leader creates the team. Their tokens then stay valid, because a client may ignore
   * the fresh token in the reply. This is safe: a leader's rights come from the team, not from the role.
   */
  promoteNewLeader(
    userId: string,
    { byThemselves }: { readonly byThemselves: boolean },
  ): BatchQuery<NewLeader | null> {
    return this.accounts.promoteNewLeader(userId, !byThemselves);
  }

  async forgetCodesOf(tx: Tx, { account, promoted, hasCodes }: NewLeader): Promise<void> {
    if (promoted && hasCodes) await this.accounts.forgetCodes(tx, account.id);
  }

  setHandle(tx: Tx, userId: string, handle: string | null): Promise<void> {
    return this.accounts.setHandle(tx, userId, handle);
  }

  /** Returns whether the account's owner proved this handle, which may differ from the account's handle. */
  hasProved(userId: string, handle: string): Promise<boolean> {
    return this.accounts.hasProved(userId, handle);
  }

  /**
   * Sets the handle that the account's owner proved, and runs the followers.
   * @throws DomainError NOT_FOUND, CONFLICT
   */
  async proveHandle(tx: Tx, userId: string, codeforcesHandle: string): Promise<void> {
    const account = await this.lockById(tx, userId);
    if (!account) throw new DomainError("NOT_FOUND");
    await this.accounts.setHandle(tx, userId, codeforcesHandle);
    for (const follower of this.#followers) await follower.proved?.(tx, { ...account, codeforcesHandle });
  }

  /**
   * Changes an account's data and runs the followers. A changed e-mail address revokes the account's tokens.
   * @param changes values in the spelling in which they are stored; a new e-mail address from the owner must have been
   * verified
   * @throws DomainError NOT_FOUND, EMAIL_TAKEN, and the followers' errors
   */
  async update(tx: Tx, userId: string, changes: AccountChanges, by: ChangedBy = "owner"): Promise<Account> {
    // The account is locked before the transaction's first read. Otherwise the followers would not see later commits on
    // MySQL, such as a concurrent acceptance of an invitation to a team.
    const before = await this.lockById(tx, userId);
    if (!before) throw new DomainError("NOT_FOUND");
    const after = { ...before, ...changes };
    const changed = changesSince(before, changes);
    if (Object.keys(changed).length === 0) return before;
    try {
      await this.accounts.update(tx, userId, changed);
    } catch (error) {
      throw violates(error, USER_EMAIL) ? new DomainError("EMAIL_TAKEN", { cause: error }) : error;
    }
    for (const follower of this.#followers) await follower.updated?.(tx, before, after, by);
    return after;
  }

  /**
   * Deletes an account with its sessions, after the followers have handled its teams and other data.
   * @param bin receives copies of the deleted rows; without a bin the account cannot be restored
   * @throws DomainError NOT_FOUND, LAST_SUPERADMIN, and the followers' errors
   */
  async remove(tx: Tx, userId: string, bin: BinnedDeletion | null = null): Promise<Account> {
    if (!(await this.accounts.revokeTokens(tx, userId))) throw new DomainError("NOT_FOUND");
    const account = await this.accounts.byId(userId);
    if (!account) throw new DomainError("NOT_FOUND");
    await this.#keepASuperadmin(tx, account);
    for (const follower of this.#followers) await follower.removing?.(tx, account, bin);
    if (bin) await copyAccount(tx, account.id, bin.copies);
    await this.accounts.remove(tx, userId);
    return account;
  }

  /**
   * Restores an account without its sessions, and runs the followers. Returns the obstacles. If the address belongs to
   * another account, that is the only obstacle, and nothing is restored.
   * @throws StaleRestoration when the address was taken concurrently
   */
  async restore(tx: Tx, copies: RowCopies): Promise<readonly Obstacle[]> {
    const account = restoredAccount(tx, copies);
    if (await this.accounts.isRegistered(account.email))
      return [fatal(msg("The address {email} now belongs to another account.", { email: account.email }))];
    await putAccountBack(tx, copies);
    const obstacles: Obstacle[] = [];
    for (const follower of this.#followers)
      obstacles.push(...((await follower.restored?.(tx, account, copies)) ?? []));
    return obstacles;
  }

  /**
   * Changes an account's role and revokes its tokens.
   * @throws DomainError NOT_FOUND, LAST_SUPERADMIN, CONFLICT
   */
  async setRole(tx: Tx, userId: string, role: Role): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new DomainError("NOT_FOUND");
    if (account.role === role) return;
    if (!(await this.accounts.changeRole(tx, userId, account.role, role))) throw new DomainError("CONFLICT");
    await this.#keepASuperadmin(tx, account);
  }

  async #keepASuperadmin(tx: Tx, { id, role }: Account): Promise<void> {
    if (role !== Role.Superadmin) return;
    if ((await this.accounts.lockOtherSuperadmins(tx, id)) === 0) throw new DomainError("LAST_SUPERADMIN");
  }

  superadminEmails(): Promise<string[]> {
    return this.accounts.emailsByRole(Role.Superadmin);
  }
}
