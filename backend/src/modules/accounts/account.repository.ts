import { type Grant, grantsOf, grantsText } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { selectIn } from "../../kernel/db/execute-in.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { newId } from "../../kernel/db/ids.js";
import { toSqlTime } from "../../kernel/db/values.js";
import type { Account } from "./contract/account.js";
import type { AccountChanges } from "./contract/profile-changes.js";
import { User } from "./user.entity.js";

/** An account with what only this module may see. */
export interface AccountSecrets extends Account {
  readonly passwordHash: string;
  readonly epoch: number;
  readonly grants: readonly Grant[];
}

type SecretsRow = Omit<AccountSecrets, "grants"> & { readonly grants: string };

/** What a new account is made of. */
export type NewAccount = Omit<AccountSecrets, "id" | "epoch" | "grants">;

/** Values by column. */
type Columns = Readonly<Record<string, unknown>>;

const ACCOUNT_COLUMNS = "id, name, email, phone, role, college, universityRollNo, codeforcesHandle";

/** Statements on `users`. */
export class AccountRepository {
  constructor(private readonly db: Database) {}

  async byId(tx: Tx, id: string): Promise<Account | null> {
    const rows = await select<Account>(tx, `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = ?`, [id]);
    return rows[0] ?? null;
  }

  async byIds(tx: Tx, ids: readonly string[]): Promise<Account[]> {
    return selectIn<Account>(tx, `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id IN`, ids);
  }

  async byEmail(tx: Tx, email: string): Promise<Account | null> {
    const rows = await select<Account>(tx, `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE email = ?`, [email]);
    return rows[0] ?? null;
  }

  async isRegistered(email: string): Promise<boolean> {
    return (await this.db.query<object>("SELECT id FROM users WHERE email = ?", [email])).length > 0;
  }

  /** The account as its owner sees it, read outside any transaction. */
  async readById(id: string): Promise<Account | null> {
    const rows = await this.db.query<Account>(`SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = ?`, [id]);
    return rows[0] ?? null;
  }

  /** With password hash and epoch, for login and reset. */
  async secretsByEmail(email: string): Promise<AccountSecrets | null> {
    const rows = await this.db.query<SecretsRow>(
      `SELECT ${ACCOUNT_COLUMNS}, grants, passwordHash, epoch FROM users WHERE email = ?`,
      [email],
    );
    return secretsOf(rows[0]);
  }

  /** With password hash and epoch, for confirming a signed-in person's password. */
  async secretsById(id: string): Promise<AccountSecrets | null> {
    const rows = await this.db.query<SecretsRow>(
      `SELECT ${ACCOUNT_COLUMNS}, grants, passwordHash, epoch FROM users WHERE id = ?`,
      [id],
    );
    return secretsOf(rows[0]);
  }

  /** Writes a new account. @throws the driver's error when the address is taken (`USER_EMAIL`). */
  async insert(tx: Tx, account: NewAccount): Promise<Account> {
    const now = new Date();
    const user = { ...account, id: newId(), epoch: 0, grants: "", createdAt: now, updatedAt: now };
    await insertMany<User>(tx, User, [user]);
    const { passwordHash: _hash, epoch: _epoch, grants: _grants, ...rest } = user;
    const { createdAt: _created, updatedAt: _updated, ...visible } = rest;
    return visible;
  }

  /**
   * Changes a role from exactly `from`, and ends what was proved; false when it was another one. Who becomes a
   * Superadmin needs no grants, and would not expect to find old ones again afterwards.
   */
  changeRole(tx: Tx, id: string, from: Role, to: Role): Promise<boolean> {
    const grants = to === Role.Superadmin ? { grants: "" } : {};
    return this.#endProofs(tx, id, { role: to, ...grants, updatedAt: toSqlTime(new Date()) }, { role: from });
  }

  /** The grants of an account; none for one that is not there. */
  async grantsOf(tx: Tx, id: string): Promise<readonly Grant[]> {
    const rows = await select<{ grants: string }>(tx, "SELECT grants FROM users WHERE id = ?", [id]);
    return grantsOf(rows[0]?.grants ?? "");
  }

  /** Gives an account other grants than exactly `from`; false when it had others, or is a Superadmin's by now. */
  async changeGrants(tx: Tx, id: string, from: readonly Grant[], to: readonly Grant[]): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE users SET grants = ?, updatedAt = ? WHERE id = ? AND grants = ? AND role <> ?",
      [grantsText(to), toSqlTime(new Date()), id, grantsText(from), Role.Superadmin],
    );
    return affected === 1;
  }

  /** Sets a new password and ends what was proved. */
  async setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await this.#endProofs(tx, id, { passwordHash, updatedAt: toSqlTime(new Date()) });
  }

  /** As `setPassword`, but only from one known hash: a reset that came in between wins. */
  replacePassword(tx: Tx, id: string, from: string, to: string): Promise<boolean> {
    const change = { passwordHash: to, updatedAt: toSqlTime(new Date()) };
    return this.#endProofs(tx, id, change, { passwordHash: from });
  }

  /**
   * Writes changed data; a changed e-mail ends what was proved. Column names come from `AccountChanges`.
   * @throws the driver's error when the new address is taken (`USER_EMAIL`).
   */
  async update(tx: Tx, id: string, changes: AccountChanges): Promise<void> {
    const columns = { ...changes, updatedAt: toSqlTime(new Date()) };
    if (changes.email === undefined) await this.#set(tx, id, columns);
    else await this.#endProofs(tx, id, columns);
  }

  /** Takes the account's row for its deletion, so that no team takes it in meanwhile; false when it is gone. */
  hold(tx: Tx, id: string): Promise<boolean> {
    return this.#endProofs(tx, id, {});
  }

  /** Ends what was proved, for a change that is written elsewhere. */
  async endProofs(tx: Tx, id: string): Promise<void> {
    await this.#endProofs(tx, id, {});
  }

  /**
   * Changes an account so that nothing proved before counts any more: its epoch, and so every token, and every code and
   * proof for its address, for the one it has and the one it gets. The one place where an epoch is raised.
   * @param only values that the row must have; false when it has others, or is gone
   */
  async #endProofs(tx: Tx, id: string, columns: Columns, only: Columns = {}): Promise<boolean> {
    if (columns["email"] !== undefined) await forgetCodes(tx, id);
    const changed = await this.#set(tx, id, columns, only, "epoch = epoch + 1");
    if (changed) await forgetCodes(tx, id);
    // Tickets of log-ins, and what apps and passkeys were to be set up with.
    if (changed) await execute(tx, "DELETE FROM factor_challenges WHERE userId = ?", [id]);
    return changed;
  }

  /** Column names come from this file and the typed changes. */
  async #set(
    tx: Tx,
    id: string,
    columns: Columns,
    only: Columns = {},
    ...expressions: readonly string[]
  ): Promise<boolean> {
    const set = [...Object.keys(columns).map((column) => `${column} = ?`), ...expressions];
    const where = ["id = ?", ...Object.keys(only).map((column) => `${column} = ?`)];
    const sql = `UPDATE users SET ${set.join(", ")} WHERE ${where.join(" AND ")}`;
    return (await execute(tx, sql, [...Object.values(columns), id, ...Object.values(only)])) === 1;
  }

  /** Takes the account's row, so that what is read of it afterwards stays true until the transaction ends. */
  async holdUnchanged(tx: Tx, id: string): Promise<void> {
    await execute(tx, "UPDATE users SET epoch = epoch WHERE id = ?", [id]);
  }

  async setHandle(tx: Tx, id: string, handle: string | null): Promise<void> {
    await execute(tx, "UPDATE users SET codeforcesHandle = ?, updatedAt = ? WHERE id = ?", [
      handle,
      toSqlTime(new Date()),
      id,
    ]);
  }

  /** The addresses of everybody with a role. */
  async emailsByRole(tx: Tx, role: Role): Promise<string[]> {
    const rows = await select<{ email: string }>(tx, "SELECT email FROM users WHERE role = ? ORDER BY id", [
      role,
    ]);
    return rows.map(({ email }) => email);
  }

  /** How many accounts have a role. */
  async countByRole(tx: Tx, role: Role): Promise<number> {
    const rows = await select<{ n: number | string }>(tx, "SELECT COUNT(*) AS n FROM users WHERE role = ?", [
      role,
    ]);
    return Number(rows[0]?.n ?? 0);
  }

  /**
   * Holds the rows of all Superadmins but one; answers how many there are. A plain count would not do: two admins who
   * remove each other at once would each still see the other.
   */
  async holdOtherSuperadmins(tx: Tx, id: string): Promise<number> {
    const rows = await select<{ id: string }>(
      tx,
      "SELECT id FROM users WHERE role = ? AND id <> ? ORDER BY id",
      [Role.Superadmin, id],
    );
    let held = 0;
    for (const other of rows) {
      held += await execute(tx, "UPDATE users SET updatedAt = ? WHERE id = ? AND role = ?", [
        toSqlTime(new Date()),
        other.id,
        Role.Superadmin,
      ]);
    }
    return held;
  }

  /** Deletes an account; its sessions go with it. */
  async remove(tx: Tx, id: string): Promise<boolean> {
    return (await execute(tx, "DELETE FROM users WHERE id = ?", [id])) === 1;
  }
}

function secretsOf(row: SecretsRow | undefined): AccountSecrets | null {
  return row ? { ...row, grants: grantsOf(row.grants) } : null;
}

/** Deletes the codes and proofs for an account's address. */
async function forgetCodes(tx: Tx, id: string): Promise<void> {
  await execute(tx, "DELETE FROM code_challenges WHERE email = (SELECT email FROM users WHERE id = ?)", [id]);
}
