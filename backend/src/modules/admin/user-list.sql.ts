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
  readonly handleVerified: number | string;
}

/** True where an account `u` has the handle that its owner proved. Handles are ASCII, which both databases fold alike. */
const HANDLE_VERIFIED = `EXISTS (SELECT 1 FROM handle_proofs hp
  WHERE hp.userId = u.id AND hp.handleKey = LOWER(u.codeforcesHandle))`;

/** Should two events be current, the later one is meant. */
const CURRENT_EVENT: SqlPart = {
  sql: "(SELECT id FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1)",
  parameters: [],
};

/** The id of an event, of the current one for null. */
export function eventOf(eventId: string | null): SqlPart {
  return eventId === null ? CURRENT_EVENT : { sql: "?", parameters: [eventId] };
}

const ALL_USERS: SqlPart = { sql: "users u", parameters: [] };

/**
 * Accounts `u`, each with its place `m` and team `t` of an event, of the current one without an id.
 * @param users where the accounts come from
 */
export function usersWithTeams(eventId: string | null, users = ALL_USERS): SqlPart {
  const event = eventOf(eventId);
  return {
    sql: `${users.sql}
      LEFT JOIN team_members m ON m.userId = u.id AND m.eventId = ${event.sql}
      LEFT JOIN teams t ON t.id = m.teamId`,
    parameters: [...users.parameters, ...event.parameters],
  };
}

/** What a list of users shows, and in which order. */
interface UserList {
  readonly from: SqlPart;
  readonly where: SqlPart;
  readonly orderLimit?: string;
  /** What the list is sorted by, for its cursors. */
  readonly key?: string;
}

/** A user with what the list is sorted by. */
export type SortedUser = User & { readonly sortKey: string | null };

/**
 * Accounts with their teams, in one statement: with 5,000 accounts a second one for the teams would take as long again.
 * It reads `users`, `handle_proofs`, `events`, `team_members` and `teams`.
 */
export async function listedUsers(
  db: Database,
  { from, where, orderLimit = "", key = "u.id" }: UserList,
): Promise<SortedUser[]> {
  const rows = await db.query<UserRow & { readonly sortKey: string | null }>(
    `SELECT ${columnList<UserRow>("u", SHOWN)}, t.id AS teamId, t.name AS teamName, ${key} AS sortKey,
       ${HANDLE_VERIFIED} AS handleVerified
     FROM ${from.sql} WHERE ${where.sql} ${orderLimit}`,
    [...from.parameters, ...where.parameters],
  );
  return rows.map((row) => ({
    ...row,
    grants: grantsOf(row.grants),
    createdAt: toDate(row.createdAt),
    handleVerified: Number(row.handleVerified) === 1,
  }));
}

/** The ids of all accounts `u`. @param hint which index is read, as `byIndex` says it */
export function allUserIds(hint: string): SqlPart {
  return { sql: `SELECT u.id FROM users u${hint} WHERE 1 = 1`, parameters: [] };
}

/** The ids of a list in its order, at most `limit`. */
export async function listedUserIds(
  db: Database,
  { from, where }: UserList,
  order: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT u.id FROM ${from.sql} WHERE ${where.sql} ${order} LIMIT ${String(limit)}`,
    [...from.parameters, ...where.parameters],
  );
  return rows.map(({ id }) => id);
}
