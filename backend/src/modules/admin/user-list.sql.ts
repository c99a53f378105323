import { grantsOf } from "../../kernel/contract/grants.js";
import { columnList } from "../../kernel/db/column-list.js";
import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDate } from "../../kernel/db/values.js";
import type { SqlPart } from "../../kernel/paging/keyset.js";
import { ACCOUNT_FIELDS } from "../accounts/contract/account.js";
import type { User } from "./user.types.js";

const SHOWN = [...ACCOUNT_FIELDS, "grants", "createdAt"] as const;

/** What is read; a user that needs more does not compile. */
interface UserRow extends Omit<Pick<User, (typeof SHOWN)[number]>, "createdAt" | "grants"> {
  readonly createdAt: RawTime;
  readonly grants: string;
  readonly teamId: string | null;
  readonly teamName: string | null;
}

/** Accounts `u`, each with its place `m` and team `t` of the current event. Should two be current, the later one is meant. */
export const USERS = `users u
  LEFT JOIN team_members m ON m.userId = u.id
    AND m.eventId = (SELECT id FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1)
  LEFT JOIN teams t ON t.id = m.teamId`;

/**
 * Accounts with their teams, in one statement: with 5,000 accounts a second one for the teams would take as long again.
 * It reads `users`, `events`, `team_members` and `teams`.
 * @param hint for MariaDB, behind the name of the table
 */
export async function listedUsers(
  db: Database,
  { sql, parameters }: SqlPart,
  orderLimit = "",
  hint = "",
): Promise<User[]> {
  const rows = await db.query<UserRow>(
    `SELECT ${columnList<UserRow>("u", SHOWN)}, t.id AS teamId, t.name AS teamName
     FROM ${USERS.replace("users u", `users u${hint}`)} WHERE ${sql} ${orderLimit}`,
    parameters,
  );
  return rows.map((row) => ({ ...row, grants: grantsOf(row.grants), createdAt: toDate(row.createdAt) }));
}
