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
  newLeader,
  forgetCodes,
  forgetFactorChallenges,
  promoteToLeader,
} from "./account.sql.js";
import { type Account, ACCOUNT_FIELDS, type AccountChanges } from "./contract/account.js";
import { handleKey } from "../../kernel/contract/handle.js";
import { HandleProof } from "./handle-proofs/handle-proof.entity.js";
import { type NewAccount, newUser } from "./new-user.js";
import { User } from "./user.entity.js";

/** An account with what only this module may see. */
export interface AccountSecrets extends Account {
  readonly passwordHash: string;
  readonly epoch: number;
  readonly grants: readonly Grant[];
}

const ACCOUNT: Record<keyof Account, true> = selectOf(ACCOUNT_FIELDS);
const SECRETS = { ...ACCOUNT, grants: true, passwordHash: true, epoch: true } as const;
const NEXT_EPOCH = { epoch: () => "epoch + 1" };

/** Statements on `users`. */
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

  /** How often the account's tokens were ended; null when it is gone. */
  async epochOf(id: string): Promise<number | null> {
    const select = { id: true, epoch: true } as const;
    const user = await this.db.read((reader) => reader.findOne(User, { select, where: { id } }));
    return user?.epoch ?? null;
  }

  /** With password hash and epoch, for login and reset. */
  secretsByEmail(email: string): Promise<AccountSecrets | null> {
    return this.#secrets({ email });
  }

  /** With password hash and epoch, for confirming a signed-in person's password. */
  secretsById(id: string): Promise<AccountSecrets | null> {
    return this.#secrets({ id });
  }

  async #secrets(where: FindOptionsWhere<User>): Promise<AccountSecrets | null> {
    const user = await this.db.read((reader) => reader.findOne(User, { select: SECRETS, where }));
    if (!user) return null;
    const { grants, ...rest } = user;
    return { ...rest, grants: grantsOf(grants) };
  }

  /** Writes a new account. @throws the driver's error when the address is taken (`USER_EMAIL`). */
  async insert(tx: Tx, account: NewAccount): Promise<Account> {
    const user = newUser(account);
    await insertMany<User>(tx, User, [user]);
    return accountOf(user);
  }

  /**
   * Changes a role from exactly `from`, and ends what was proved; false when it was another one. Who becomes a
   * Superadmin needs no grants, and would not expect to find old ones again afterwards.
   */
  changeRole(tx: Tx, id: string, from: Role, to: Role): Promise<boolean> {
    const grants = to === Role.Superadmin ? { grants: "" } : {};
    return endProofs(tx, { id, role: from }, { role: to, ...grants, updatedAt: new Date() });
  }

  /** Makes a User a Team Leader and ends codes and proofs, and tokens if asked to; false for everybody else. */
  async promoteToLeader(tx: Tx, id: string, endsTokens: boolean): Promise<boolean> {
    const promoted = await promoteToLeader(tx, id, endsTokens);
    if (promoted) await forgetProofs(tx, id);
    return promoted;
  }

  /** Makes a User who founds a team its leader, and holds their row; null when they are gone. Ends no codes and proofs. */
  newLeader(id: string, endsTokens: boolean): BatchQuery<NewLeader | null> {
    return newLeader(this.db.dialect, id, endsTokens);
  }

  /** Ends codes and proofs. */
  forgetProofs(tx: Tx, id: string): Promise<void> {
    return forgetProofs(tx, id);
  }

  /** The grants of an account; none for one that is not there. */
  async grantsOf(id: string): Promise<readonly Grant[]> {
    const user = await this.db.read((reader) =>
      reader.findOne(User, { select: { grants: true }, where: { id } }),
    );
    return grantsOf(user?.grants ?? "");
  }

  /**
   * Gives an account other grants than exactly `from`; false when it had others, or is a Superadmin's by now. `updatedAt` stays:
   * it is the version of the other data, which a form saves next.
   */
  changeGrants(tx: Tx, id: string, from: readonly Grant[], to: readonly Grant[]): Promise<boolean> {
    const only = { id, grants: grantsText(from), role: Not(Role.Superadmin) };
    return tookEffect(updateWhere(tx, User, only, { grants: grantsText(to) }));
  }

  /** Sets a new password and ends what was proved. */
  async setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await endProofs(tx, { id }, { passwordHash, updatedAt: new Date() });
  }

  /** As `setPassword`, but only from one known hash: a reset that came in between wins. */
  replacePassword(tx: Tx, id: string, from: string, to: string): Promise<boolean> {
    return endProofs(tx, { id, passwordHash: from }, { passwordHash: to, updatedAt: new Date() });
  }

  /**
   * Writes changed data; a changed e-mail ends what was proved.
   * @throws the driver's error when the new address is taken (`USER_EMAIL`).
   */
  async update(tx: Tx, id: string, changes: AccountChanges): Promise<void> {
    const set = { ...changes, updatedAt: new Date() };
    if (changes.email === undefined) await updateWhere(tx, User, { id }, set);
    else await endProofs(tx, { id }, set);
  }

  /**
   * Ends what the account proved, for a change that is written elsewhere. A deletion calls it too: it locks the row, so
   * that no team adds the account concurrently. Returns false when the account is gone.
   */
  endProofs(tx: Tx, id: string): Promise<boolean> {
    return endProofs(tx, { id }, {});
  }

  async setHandle(tx: Tx, id: string, codeforcesHandle: string | null): Promise<void> {
    await updateWhere(tx, User, { id }, { codeforcesHandle, updatedAt: new Date() });
  }

  /** Whether an account's owner proved this handle. */
  hasProved(userId: string, handle: string): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(HandleProof, { userId, handleKey: handleKey(handle) }));
  }

  /** The addresses of everybody with a role. */
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
   * Holds the rows of all Superadmins but one; answers how many there are. A plain count would not do: two admins who
   * remove each other at once would each still see the other.
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

  /** True when a Superadmin is among these accounts. */
  hasSuperadmin(ids: readonly string[]): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(User, { role: Role.Superadmin, id: In(ids) }));
  }

  /** Deletes an account; its sessions go with it. */
  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, User, { id }));
  }
}

/** What other modules see of a row. */
function accountOf(user: User): Account {
  return Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, user[field]])) as unknown as Account;
}

/**
 * Locks an account's row, so that what is read about it afterwards stays true until the transaction ends. Returns false
 * when the account is gone, or when its epoch is not the given one: its tokens were ended since it was read.
 */
export function lockAccount(tx: Tx, id: string, epoch?: number): Promise<boolean> {
  const only = epoch === undefined ? { id } : { id, epoch };
  return tookEffect(updateWhere(tx, User, only, { epoch: () => "epoch" }));
}

/**
 * Changes an account so that nothing proved before counts any more: its epoch, and so every token, and every code and
 * proof for its address, for the one it has and the one it gets. An epoch is raised here and by `promoteToLeader` alone.
 * @param only the account, and values that it must have; false when it has others, or is gone
 */
async function endProofs(
  tx: Tx,
  only: FindOptionsWhere<User> & { readonly id: string },
  set: QueryDeepPartialEntity<User>,
): Promise<boolean> {
  const { id } = only;
  if (set.email !== undefined) await forgetCodes(tx, id);
  const changed = await tookEffect(updateWhere(tx, User, only, { ...set, ...NEXT_EPOCH }));
  if (changed) await forgetProofs(tx, id);
  return changed;
}

async function forgetProofs(tx: Tx, id: string): Promise<void> {
  await forgetCodes(tx, id);
  await forgetFactorChallenges(tx, id);
}
