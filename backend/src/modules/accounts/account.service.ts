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

/** Who changes an account's data: its owner, or a Superadmin, who may also correct what is settled. */
export type ChangedBy = "owner" | "admin";

/** What another part of the product does in the transaction in which an account is created, changed or deleted. */
export interface AccountFollower {
  created?(tx: Tx, account: Account): Promise<void>;
  updated?(tx: Tx, before: Account, after: Account, by: ChangedBy): Promise<void>;
  /** After its owner proved the handle that it has now. */
  proved?(tx: Tx, account: Account): Promise<void>;
  /** Before it goes; into the bin if there is one, which then gets what is to come back. */
  removing?(tx: Tx, account: Account, bin: BinnedDeletion | null): Promise<void>;
  /** After it came back from the bin; what could not come with it. */
  restored?(tx: Tx, account: Account, copies: RowCopies): Promise<readonly Obstacle[]>;
}

/** Accounts as the other modules use them. */
export class AccountService {
  #followers: readonly AccountFollower[] = [];

  constructor(private readonly accounts: AccountRepository) {}

  /** The signed-in person's own account. @throws DomainError UNAUTHENTICATED when it was just deleted. */
  async viewer(userId: string): Promise<Account> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  findById(userId: string): Promise<Account | null> {
    return this.accounts.byId(userId);
  }

  /** The epoch of an account, for what has to end with its sessions; null when it is gone. */
  epochOf(userId: string): Promise<number | null> {
    return this.accounts.epochOf(userId);
  }

  /** Returns the current account, locked until the transaction ends: other changes to the account wait. */
  async lockById(tx: Tx, userId: string): Promise<Account | null> {
    await lockAccount(tx, userId);
    return this.accounts.byId(userId, true);
  }

  /**
   * Locks several accounts until the transaction ends, in one order, so that two callers wait for each other instead of
   * deadlocking. Reads nothing: later reads see the accounts as of that moment.
   */
  async lockAll(tx: Tx, userIds: Iterable<string>): Promise<void> {
    for (const userId of [...new Set(userIds)].sort()) await lockAccount(tx, userId);
  }

  /** Accounts by their ids; those that are gone are left out. */
  async findAllById(userIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const accounts = await this.accounts.byIds([...new Set(userIds)]);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  /** @param email in its normalised spelling. */
  findByEmail(email: string): Promise<Account | null> {
    return this.accounts.byEmail(email);
  }

  /** As `findByEmail`, of many at once, by address. */
  async findAllByEmail(emails: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const accounts = await this.accounts.byEmails([...new Set(emails)]);
    return new Map(accounts.map((account) => [account.email, account]));
  }

  /** True when an account has this e-mail now, in its normalised spelling. */
  isRegistered(email: string): Promise<boolean> {
    return this.accounts.isRegistered(email);
  }

  /** Names who follows what happens to accounts, in this order (app/account-lifecycle.ts). */
  followedBy(followers: readonly AccountFollower[]): void {
    this.#followers = followers;
  }

  /** Writes a new account and runs its followers. @throws the driver's error when the address is taken. */
  async create(tx: Tx, account: NewAccount): Promise<Account> {
    const created = await this.accounts.insert(tx, account);
    for (const follower of this.#followers) await follower.created?.(tx, created);
    return created;
  }

  /**
   * Makes a User a Team Leader; true when the role changed. Superadmins stay what they are.
   * @param byThemselves when their own act did it, their tokens go on: the role gives no right that the team does not
   * give, and a client that ignores the fresh token would log itself out. When others did it, their tokens end, and
   * the refreshed one shows the new role.
   */
  promoteToLeader(
    tx: Tx,
    userId: string,
    { byThemselves }: { readonly byThemselves: boolean },
  ): Promise<boolean> {
    return this.accounts.promoteToLeader(tx, userId, !byThemselves);
  }

  /**
   * As `promoteToLeader` for who founds a team, asked together with what else that needs to know. Afterwards `endProofsOf` ends
   * their codes and proofs.
   */
  newLeader(
    userId: string,
    { byThemselves }: { readonly byThemselves: boolean },
  ): BatchQuery<NewLeader | null> {
    return this.accounts.newLeader(userId, !byThemselves);
  }

  async endProofsOf(tx: Tx, { account, promoted, hasProofs }: NewLeader): Promise<void> {
    if (promoted && hasProofs) await this.accounts.forgetProofs(tx, account.id);
  }

  setHandle(tx: Tx, userId: string, handle: string | null): Promise<void> {
    return this.accounts.setHandle(tx, userId, handle);
  }

  /** Whether the account's owner proved this handle; it need not be the one that the account has. */
  hasProved(userId: string, handle: string): Promise<boolean> {
    return this.accounts.hasProved(userId, handle);
  }

  /** Gives an account the handle that its owner proved, and runs its followers. @throws DomainError NOT_FOUND, CONFLICT. */
  async proveHandle(tx: Tx, userId: string, codeforcesHandle: string): Promise<void> {
    const account = await this.lockById(tx, userId);
    if (!account) throw new DomainError("NOT_FOUND");
    await this.accounts.setHandle(tx, userId, codeforcesHandle);
    for (const follower of this.#followers) await follower.proved?.(tx, { ...account, codeforcesHandle });
  }

  /**
   * Changes an account's data and runs its followers. A changed e-mail ends the account's tokens.
   * @param changes in the spelling in which they are stored; an e-mail must have been verified.
   * @throws DomainError NOT_FOUND, EMAIL_TAKEN, and what the followers throw.
   */
  async update(tx: Tx, userId: string, changes: AccountChanges, by: ChangedBy = "owner"): Promise<Account> {
    // Locked before the transaction reads anything: followers see nothing that was committed after its first read, such
    // as a user accepting their place in a team at that moment.
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
   * Deletes an account with its sessions, after its followers have settled what it leads or belongs to.
   * @param bin where copies of its rows are put; without it the account is gone for good
   * @throws DomainError NOT_FOUND, LAST_SUPERADMIN, and what the followers throw.
   */
  async remove(tx: Tx, userId: string, bin: BinnedDeletion | null = null): Promise<Account> {
    if (!(await this.accounts.endProofs(tx, userId))) throw new DomainError("NOT_FOUND");
    const account = await this.accounts.byId(userId);
    if (!account) throw new DomainError("NOT_FOUND");
    await this.#keepASuperadmin(tx, account);
    for (const follower of this.#followers) await follower.removing?.(tx, account, bin);
    if (bin) await copyAccount(tx, account.id, bin.copies);
    await this.accounts.remove(tx, userId);
    return account;
  }

  /**
   * Restores an account, ends its sessions and runs its followers. Returns the obstacles, if any.
   * @throws StaleRestoration when its address was taken at the same moment
   */
  async restore(tx: Tx, copies: RowCopies): Promise<readonly Obstacle[]> {
    const account = restoredAccount(tx, copies);
    if (await this.accounts.isRegistered(account.email))
      return [fatal(msg("The address {email} belongs to another account now.", { email: account.email }))];
    await putAccountBack(tx, copies);
    const obstacles: Obstacle[] = [];
    for (const follower of this.#followers)
      obstacles.push(...((await follower.restored?.(tx, account, copies)) ?? []));
    return obstacles;
  }

  /** Gives an account another role and ends its tokens. @throws DomainError NOT_FOUND, LAST_SUPERADMIN, CONFLICT. */
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

  /** The addresses of all Superadmins. */
  superadminEmails(): Promise<string[]> {
    return this.accounts.emailsByRole(Role.Superadmin);
  }
}
