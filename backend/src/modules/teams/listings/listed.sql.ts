import type { Database } from "../../../kernel/db/database.js";
import type { RawTime } from "../../../kernel/db/raw-sql.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type PageRequest, type SqlPart } from "../../../kernel/paging/keyset.js";

export interface ListedRequest extends PageRequest {
  readonly search?: string | null;
}

export interface ListedPersonRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly college: string | null;
  readonly codeforcesHandle: string | null;
  readonly line: string;
  readonly createdAt: RawTime;
}

export interface ListedTeamRow {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly leaderName: string;
  readonly college: string | null;
  /** Drivers may return computed numbers as text. */
  readonly placesLeft: number | string;
  readonly line: string;
  readonly createdAt: RawTime;
}

const PEOPLE = {
  columns: "l.id, l.userId, u.name, u.college, u.codeforcesHandle, l.line, l.createdAt",
  from: "listings l JOIN users u ON u.id = l.userId",
  searched: ["u.name", "u.college", "u.codeforcesHandle", "l.line"],
};

/**
 * The list of teams. `WITH_A_PLACE` limits it to teams that a person can join now: with a free seat and no payment
 * lock.
 */
const TEAMS = {
  columns: `l.id, l.teamId, t.name AS teamName, m.name AS leaderName, m.college,
    e.maxTeamSize - t.memberCount AS placesLeft, l.line, l.createdAt`,
  from: `listings l JOIN teams t ON t.id = l.teamId JOIN events e ON e.id = t.eventId
    JOIN team_members m ON m.teamId = t.id AND m.isLeader = 1`,
  searched: ["t.name", "t.nameKey", "m.name", "m.college", "l.line"],
};

/**
 * Returns an SQL statement for one page of a list, newest first, and a function that counts the whole list. The SQL is
 * hand-written, because it joins accounts and teams, searches both and starts at a cursor.
 */
function listed({ columns, from, searched }: typeof PEOPLE, condition: SqlPart, request: ListedRequest) {
  const filter = allOf([condition, ...searchIn(searched, request.search)]);
  const { where, orderLimit } = keyset("l.createdAt", "l.id", { ...request, descending: true });
  const { sql, parameters } = allOf([filter, where]);
  return {
    sql: `SELECT ${columns} FROM ${from} WHERE ${sql} ${orderLimit}`,
    parameters,
    count: (db: Database) => countWhere(db, from, filter),
  };
}

export async function listedPeople(db: Database, eventId: string, request: ListedRequest) {
  const { sql, parameters, count } = listed(PEOPLE, { sql: "l.eventId = ?", parameters: [eventId] }, request);
  return { rows: await db.query<ListedPersonRow>(sql, parameters), count: () => count(db) };
}

const WITH_A_PLACE =
  "l.eventId = ? AND t.memberCount < e.maxTeamSize AND t.paymentStatus IN ('incomplete', 'rejected', 'refunded')";

export async function listedTeams(db: Database, eventId: string, request: ListedRequest) {
  const { sql, parameters, count } = listed(TEAMS, { sql: WITH_A_PLACE, parameters: [eventId] }, request);
  return { rows: await db.query<ListedTeamRow>(sql, parameters), count: () => count(db) };
}
