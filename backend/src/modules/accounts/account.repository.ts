import { type FindOptionsWhere, In, Not, type QueryDeepPartialEntity } from "typeorm";
import { type Grant, grantsOf, grantsText } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import { affected, deleteWhere, findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import { selectOf } from "../../kernel/db/raw-sql.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import type { BatchQuery } from "../../kernel/fast/batch.js";
import {
  accountById,
  type NewLeader,
  promoteNewLeader,
  forgetCodes,
  forgetMailedCodes,
  promoteToLeader,
} from "./account.sql.js";
import { type Account, ACCOUNT_FIELDS, type AccountChanges } from "./contract/account.js";
import { handleKey } from "../../kernel/contract/handle.js";
import { HandleProof } from "./handle-proofs/handle-proof.entity.js";
import { type NewAccount, newUser } from "./new-user.js";
import { User } from "./user.entity.js";

/** An account with the fields that only this module may see. */
export interface AccountSecrets extends Account {
  readonly passwordHash: string;
  readonly epoch: number;
  readonly grants: readonly Grant[];
}

const ACCOUNT: Record<keyof Account, true> = selectOf(ACCOUNT_FIELDS);
const SECRETS = { ...ACCOUNT, grants: true, passwordHash: true, epoch: true } as const;
const NEXT_EPOCH = { epoch: () => "epoch + 1" };

export class AccountRepository {
  constructor(private readonly db: Database) {}

  byId(id: string, isHeld = false): Promise<Account | null> {
    return accountById(this.db, id, isHeld);
  }

  byIds(ids: readonly string[]): Promise<Account[]> {
    return this.db.read((reader) =>
      findIn(ids, (id) => reader.find(User, { select: ACCOUNT, where: { id } })),
    );
  }

  byEmails(emails: readonly string[]): Promise<Account[]> {
    return this.db.read((reader) =>
      findIn(emails, (email) => reader.find(User, { select: ACCOUNT, where: { email } })),
    );
  }

  byEmail(email: string): Promise<Account | null> {
    return this.db.read((reader) => reader.findOne(User, { select: ACCOUNT, where: { email } }));
  }

  isRegistered(email: string): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(User, { email }));
  }

  /** Returns the account's epoch, or null when the account was deleted. */
  async epochOf(id: string): Promise<number | null> {
    const select = { id: true, epoch: true } as const;
    const user = await this.db.read((reader) => reader.findOne(User, { select, where: { id } }));
    return user?.epoch ?? null;
  }

  secretsByEmail(email: string): Promise<AccountSecrets | null> {
    return this.#secrets({ email });
  }

  secretsById(id: string): Promise<AccountSecrets | null> {
    return this.#secrets({ id });
  }

  async #secrets(where: FindOptionsWhere<User>): Promise<AccountSecrets | null> {
    const user = await this.db.read((reader) => reader.findOne(User, { select: SECRETS, where }));
    if (!user) return null;
    const { grants, ...rest } = user;
    return { ...rest, grants: grantsOf(grants) };
  }

  /** @throws the driver's error when the address is taken (`USER_EMAIL`) */
  async insert(tx: Tx, account: NewAccount): Promise<Account> {
    const user = newUser(account);
    await insertMany<User>(tx, User, [user]);
    return accountOf(user);
  }

  /**
   * Changes the role if it is still `from`, and revokes the tokens. Returns false if the account has another role.
   * Clears a new Superadmin's grants, so that they do not apply again after the role ends.
   */
  changeRole(tx: Tx, id: string, from: Role, to: Role): Promise<boolean> {
    const grants = to === Role.Superadmin ? { grants: "" } : {};
    return revokeTokens(tx, { id, role: from }, { role: to, ...grants, updatedAt: new Date() });
  }

  /** Makes a User a Team Leader, revokes the tokens and deletes the codes. Does nothing for any other role. */
  async promoteToLeader(tx: Tx, id: string): Promise<void> {
    if (await promoteToLeader(tx, id)) await forgetCodes(tx, id);
  }

  /**
   * Returns a query that locks the account of a new team's leader and changes the role User to Team Leader. The query
   * returns null if the account was deleted. The calling code must delete codes (`forgetCodes`).
   */
  promoteNewLeader(id: string, endsTokens: boolean): BatchQuery<NewLeader | null> {
    return promoteNewLeader(this.db.dialect, id, endsTokens);
  }

  forgetCodes(tx: Tx, id: string): Promise<void> {
    return forgetCodes(tx, id);
  }

  /** Returns an account's grants; none if the account does not exist. */
  async grantsOf(id: string): Promise<readonly Grant[]> {
    const user = await this.db.read((reader) =>
      reader.findOne(User, { select: { grants: true }, where: { id } }),
    );
    return grantsOf(user?.grants ?? "");
  }

  /**
   * Changes the grants if they are still `from`. Returns false for a Superadmin, or if the grants were changed in the
   * meantime. Keeps `updatedAt`, which is the version of the account's other data, so that an open form can still be
   * saved.
   */
  changeGrants(tx: Tx, id: string, from: readonly Grant[], to: readonly Grant[]): Promise<boolean> {
    const only = { id, grants: grantsText(from), role: Not(Role.Superadmin) };
    return tookEffect(updateWhere(tx, User, only, { grants: grantsText(to) }));
  }

  /** Sets a new password and revokes the tokens. */
  async setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await revokeTokens(tx, { id }, { passwordHash, updatedAt: new Date() });
  }

  /** Sets a new password if the hash is still `from`, so that a concurrent reset wins. */
  replacePassword(tx: Tx, id: string, from: string, to: string): Promise<boolean> {
    return revokeTokens(tx, { id, passwordHash: from }, { passwordHash: to, updatedAt: new Date() });
  }

  /**
   * Writes changed data. A changed e-mail address revokes the tokens.
   * @throws the driver's error when the new address is taken (`USER_EMAIL`)
   */
  async update(tx: Tx, id: string, changes: AccountChanges): Promise<void> {
    const set = { ...changes, updatedAt: new Date() };
    if (changes.email === undefined) await updateWhere(tx, User, { id }, set);
    else await revokeTokens(tx, { id }, set);
  }

  /**
   * Revokes an account's tokens and deletes its codes. Also locks the row, so that no team adds an account that is
   * being deleted. Returns false if the account was deleted.
   */
  revokeTokens(tx: Tx, id: string): Promise<boolean> {
    return revokeTokens(tx, { id }, {});
  }

  async setHandle(tx: Tx, id: string, codeforcesHandle: string | null): Promise<void> {
    await updateWhere(tx, User, { id }, { codeforcesHandle, updatedAt: new Date() });
  }

  hasProved(userId: string, handle: string): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(HandleProof, { userId, handleKey: handleKey(handle) }));
  }

  async emailsByRole(role: Role): Promise<string[]> {
    const order = { id: "ASC" } as const;
    const users = await this.db.read((reader) =>
      reader.find(User, { select: { id: true, email: true }, where: { role }, order }),
    );
    return users.map(({ email }) => email);
  }

  countByRole(role: Role): Promise<number> {
    return this.db.read((reader) => reader.countBy(User, { role }));
  }

  /**
   * Locks the rows of all Superadmins except one. Returns the number of locked rows. Without the locks, two admins who
   * remove each other concurrently would each still count the other.
   */
  async lockOtherSuperadmins(tx: Tx, id: string): Promise<number> {
    const role = Role.Superadmin;
    const others = await tx.find(User, {
      select: { id: true },
      where: { role, id: Not(id) },
      order: { id: "ASC" },
    });
    let held = 0;
    for (const other of others)
      held += await affected(updateWhere(tx, User, { id: other.id, role }, { updatedAt: new Date() }));
    return held;
  }

  hasSuperadmin(ids: readonly string[]): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(User, { role: Role.Superadmin, id: In(ids) }));
  }

  /** Deletes an account and, by foreign key, its sessions. */
  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, User, { id }));
  }
}

/** Returns the part of a row that other modules see. */
function accountOf(user: User): Account {
  return Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, user[field]])) as unknown as Account;
}

/**
 * Locks an account's row, so that the account cannot change until the transaction ends. Returns false if the account
 * was deleted, or if its epoch is no longer `epoch` because its tokens were revoked.
 */
export function lockAccount(tx: Tx, id: string, epoch?: number): Promise<boolean> {
  const only = epoch === undefined ? { id } : { id, epoch };
  return tookEffect(updateWhere(tx, User, only, { epoch: () => "epoch" }));
}

/**
 * Changes an account and raises its epoch. Its earlier tokens are then invalid, and its codes are deleted. If the
 * address changes, the codes for the old and the new address are deleted. Only this function, `promoteToLeader` and
 * `promoteNewLeader` raise an epoch.
 * @param only the account's id, and values that the account must still have
 * @returns false if the account has other values or was deleted
 */
async function revokeTokens(
  tx: Tx,
  only: FindOptionsWhere<User> & { readonly id: string },
  set: QueryDeepPartialEntity<User>,
): Promise<boolean> {
  const { id } = only;
  if (set.email !== undefined) await forgetMailedCodes(tx, id);
  const changed = await tookEffect(updateWhere(tx, User, only, { ...set, ...NEXT_EPOCH }));
  if (changed) await forgetCodes(tx, id);
  return changed;
}
