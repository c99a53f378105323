import { Role } from "../../kernel/contract/roles.js";
import { columnList, execute, toSqlTime } from "../../kernel/db/raw-sql.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import type { BatchQuery } from "../../kernel/fast/batch.js";
import type { Language } from "../../kernel/languages/language.js";
import { type Account, ACCOUNT_FIELDS } from "./contract/account.js";
import type { User } from "./user.entity.js";

// These statements are written by hand, because building them with TypeORM would double the CPU time of frequent
// operations, such as creating a team.

const COLUMNS = columnList<User>("u", ACCOUNT_FIELDS);
const BY_ID = `SELECT ${COLUMNS} FROM users u WHERE u.id = ?`;

/**
 * Returns an account, or null.
 * @param isHeld whether the open transaction has locked the row. If so, the current row is read. On MySQL, a plain read
 * would return the row as of the transaction's first read, which may be older than the lock.
 */
export async function accountById(db: Database, id: string, isHeld = false): Promise<Account | null> {
  const sql = isHeld && db.dialect === "mysql" ? `${BY_ID} FOR UPDATE` : BY_ID;
  const [account] = await db.query<Account>(sql, [id]);
  return account ?? null;
}

/** The leader of a new team, as stored after the promotion. */
export interface NewLeader {
  readonly account: Account;
  /** True when the role changed from User to Team Leader. */
  readonly promoted: boolean;
  readonly epoch: number;
  /** True when `forgetCodes` has rows to delete. */
  readonly hasCodes: boolean;
  /** True if the owner proved the account's current handle. */
  readonly provedHandle: boolean;
  readonly language: Language;
}

const CHANGED_ROWS = { sqlite: "changes()", mysql: "ROW_COUNT()" };

/**
 * Returns a query that locks an account's row and changes the role User to Team Leader. Other roles do not change. The
 * query returns null if the account was deleted. The calling code must delete codes. The lock keeps the returned
 * account current until the transaction ends.
 * @param endsTokens whether to revoke the account's access tokens
 */
export function promoteNewLeader(
  dialect: Database["dialect"],
  id: string,
  endsTokens: boolean,
): BatchQuery<NewLeader | null> {
  const accountQuery = `SELECT ${COLUMNS}, u.epoch, u.language, ${CHANGED_ROWS[dialect]} AS promoted,
    EXISTS (SELECT 1 FROM code_challenges WHERE email = u.email)
    OR EXISTS (SELECT 1 FROM factor_challenges WHERE userId = u.id) AS hasCodes,
    EXISTS (SELECT 1 FROM handle_proofs WHERE userId = u.id AND handleKey = LOWER(u.codeforcesHandle)) AS provedHandle
    FROM users u WHERE u.id = ?`;
  return {
    statements: [promotion(id, endsTokens), { sql: accountQuery, parameters: [id] }],
    answer: (rows) => {
      const [row] = rows as (Account &
        Pick<User, "epoch" | "language"> &
        Record<"promoted" | "hasCodes" | "provedHandle", number | string>)[];
      if (!row) return null;
      const { promoted, hasCodes, provedHandle, epoch, language, ...account } = row;
      return {
        account,
        epoch,
        language,
        promoted: Number(promoted) === 1,
        hasCodes: Number(hasCodes) === 1,
        provedHandle: Number(provedHandle) === 1,
      };
    },
  };
}

/**
 * Makes a User a Team Leader and revokes the access tokens. Returns false for every other role. The calling code must
 * delete codes.
 */
export async function promoteToLeader(tx: Tx, id: string): Promise<boolean> {
  const { sql, parameters } = promotion(id, true);
  return (await execute(tx, sql, parameters)) === 1;
}

function promotion(id: string, endsTokens: boolean) {
  return {
    sql: "UPDATE users SET role = ?, epoch = epoch + ?, updatedAt = ? WHERE id = ? AND role = ?",
    parameters: [Role.TeamLeader, endsTokens ? 1 : 0, toSqlTime(new Date()), id, Role.User],
  };
}

/** Deletes the codes that were mailed to an account's address, with the proofs of the address made from them. */
export async function forgetMailedCodes(tx: Tx, id: string): Promise<void> {
  await execute(tx, "DELETE FROM code_challenges WHERE email = (SELECT email FROM users WHERE id = ?)", [id]);
}

/** Deletes mailed codes, log-in tickets, and unfinished set-ups of apps and passkeys. */
export async function forgetCodes(tx: Tx, id: string): Promise<void> {
  await forgetMailedCodes(tx, id);
  await execute(tx, "DELETE FROM factor_challenges WHERE userId = ?", [id]);
}
