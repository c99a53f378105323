import { Role } from "../../kernel/contract/roles.js";
import { columnList } from "../../kernel/db/column-list.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/execute.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { type Account, ACCOUNT_FIELDS } from "./contract/account.js";
import type { User } from "./user.entity.js";

// By hand, as every creation of a team runs all of these: TypeORM's building of them doubles its processor time.

const BY_ID = `SELECT ${columnList<User>("u", ACCOUNT_FIELDS)} FROM users u WHERE u.id = ?`;

/** An account, or null. */
export async function accountById(db: Database, id: string): Promise<Account | null> {
  const [account] = await db.query<Account>(BY_ID, [id]);
  return account ?? null;
}

/**
 * Makes a User a Team Leader; false for everybody else. Codes and proofs are the caller's to end.
 * @param endsTokens whether their access tokens are void from then on
 */
export async function promoteToLeader(tx: Tx, id: string, endsTokens: boolean): Promise<boolean> {
  const sql = "UPDATE users SET role = ?, epoch = epoch + ?, updatedAt = ? WHERE id = ? AND role = ?";
  const values = [Role.TeamLeader, endsTokens ? 1 : 0, toSqlTime(new Date()), id, Role.User];
  return (await execute(tx, sql, values)) === 1;
}

/** Deletes the codes and proofs for an account's address. */
export async function forgetCodes(tx: Tx, id: string): Promise<void> {
  await execute(tx, "DELETE FROM code_challenges WHERE email = (SELECT email FROM users WHERE id = ?)", [id]);
}

/** Deletes tickets of an account's log-ins, and what its apps and passkeys were to be set up with. */
export async function forgetFactorChallenges(tx: Tx, id: string): Promise<void> {
  await execute(tx, "DELETE FROM factor_challenges WHERE userId = ?", [id]);
}
