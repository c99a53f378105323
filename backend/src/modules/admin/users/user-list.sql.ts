import { grantsOf, grantsVersion } from "../../../kernel/contract/grants.js";
import type { Database } from "../../../kernel/db/database.js";
import { type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import { versionAt } from "../../../kernel/errors/require-version.js";
import type { SqlPart } from "../../../kernel/paging/keyset.js";
import { ACCOUNT_FIELDS } from "../../accounts/contract/account.js";
import type { User } from "./user.types.js";

const SHOWN = [...ACCOUNT_FIELDS, "grants", "createdAt"] as const;

/** A row of the list as the database returns it. */
interface UserRow extends Omit<Pick<User, (typeof SHOWN)[number]>, "createdAt" | "grants"> {
  readonly createdAt: RawTime;
  readonly grants: string;
  readonly version: RawTime;
  readonly rightsVersion: string;
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly handleVerified: number | string;
}

/**
 * The SQL condition that an account `u` has a handle that its owner proved. Handles are ASCII, so both databases
 * lower-case them alike.
 */
const HANDLE_VERIFIED = `EXISTS (SELECT 1 FROM handle_proofs hp
  WHERE hp.userId = u.id AND hp.handleKey = LOWER(u.codeforcesHandle))`;

/** The SQL for the id of the current event, or of the later one if there are two. */
const CURRENT_EVENT: SqlPart = {
  sql: "(SELECT id FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1)",
  parameters: [],
};

/** Returns the SQL for an event's id. Null means the current event. */
export function eventOf(eventId: string | null): SqlPart {
  return eventId === null ? CURRENT_EVENT : { sql: "?", parameters: [eventId] };
}

/** Maps each field of a user to an SQL expression. */
const COLUMNS: Readonly<Record<keyof UserRow, string>> = {
  ...(Object.fromEntries(SHOWN.map((column) => [column, `u.${column}`])) as Record<
    (typeof SHOWN)[number],
    string
  >),
  version: "u.updatedAt",
  rightsVersion: "u.grants",
  teamId: "t.id",
  teamName: "t.name",
  handleVerified: HANDLE_VERIFIED,
};

/** Fields that are always read: the id, and the e-mail address, which may be masked (`shownTo`). */
const ALWAYS: ReadonlySet<string> = new Set(["id", "email"]);

const ALL_USERS: SqlPart = { sql: "users u", parameters: [] };

/**
 * Joins accounts `u` with their membership `m` and team `t` in an event. Without an id, uses the current event.
 * @param users the source of the accounts
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

interface UserList {
  readonly from: SqlPart;
  readonly where: SqlPart;
  readonly orderLimit?: string;
  /** The SQL expression that the list is sorted by, for the cursors. */
  readonly key?: string;
  /** The fields to read; all by default. */
  readonly fields?: ReadonlySet<string> | undefined;
}

export type SortedUser = User & { readonly sortKey: string | null };

/**
 * Returns accounts and their teams with one SQL statement. For 5,000 accounts, a second statement for the teams would
 * double the time. Reads `users`, `handle_proofs`, `events`, `team_members` and `teams`. Fields that are not requested
 * are missing.
 */
export async function listedUsers(
  db: Database,
  { from, where, orderLimit = "", key = "u.id", fields }: UserList,
): Promise<SortedUser[]> {
  const columns = Object.entries(COLUMNS)
    .filter(([name]) => !fields || ALWAYS.has(name) || fields.has(name))
    .map(([name, sql]) => `${sql} AS ${name}`);
  const rows = await db.query<UserRow & { readonly sortKey: string | null }>(
    `SELECT ${columns.join(", ")}, ${key} AS sortKey FROM ${from.sql} WHERE ${where.sql} ${orderLimit}`,
    [...from.parameters, ...where.parameters],
  );
  return rows.map(userOf);
}

/** Converts a row in place to the API's values, because copying every row would cost as much as the statement. */
function userOf(row: Partial<UserRow> & { readonly sortKey: string | null }): SortedUser {
  const { grants, version, rightsVersion, createdAt, handleVerified } = row;
  const user = row as unknown as { -readonly [Field in keyof SortedUser]: SortedUser[Field] };
  if (grants !== undefined) user.grants = grantsOf(grants);
  if (version !== undefined) user.version = versionAt(toDate(version));
  if (rightsVersion !== undefined) user.rightsVersion = grantsVersion(rightsVersion);
  if (createdAt !== undefined) user.createdAt = toDate(createdAt);
  if (handleVerified !== undefined) user.handleVerified = Number(handleVerified) === 1;
  return user;
}

/**
 * Returns the SQL for the ids of all accounts `u`.
 * @param hint the index to read, from `byIndex`
 */
export function allUserIds(hint: string): SqlPart {
  return { sql: `SELECT u.id FROM users u${hint} WHERE 1 = 1`, parameters: [] };
}

/** Returns the ids of a list in order, at most `limit`. */
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
