import { columnList, type RawTime } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { SqlPart } from "../../../kernel/paging/keyset.js";
import type { Team } from "../team.entity.js";

/** A team's position in a list: the values by which lists can be sorted. */
export interface TeamPlace extends Pick<
  Team,
  "id" | "nameKey" | "ranking" | "memberCount" | "paymentStatus"
> {
  readonly createdAt: RawTime;
  /** The leader's name. Present only if the list is sorted by the leader's name. */
  readonly leader?: string;
}

/** Returns `teams t`, joined with the leaders `l` if the list is sorted by leader. */
function teamsFrom(withLeader: boolean): string {
  return withLeader ? "teams t JOIN team_members l ON l.teamId = t.id AND l.isLeader = 1" : "teams t";
}

/** The SQL of one page of a list of teams. */
interface TeamsPage {
  /** A subquery with the column `id` that selects the page's teams. Absent if `where` alone selects them. */
  readonly found?: SqlPart | undefined;
  /** The condition on `teams t`. */
  readonly where: SqlPart;
  readonly order: string;
}

/** Returns the positions of the teams on a page. */
export function teamPlaces(
  db: Database,
  { found, where, order }: TeamsPage,
  withLeader: boolean,
): Promise<TeamPlace[]> {
  const columns = columnList<Team>("t", [
    "id",
    "nameKey",
    "ranking",
    "memberCount",
    "paymentStatus",
    "createdAt",
  ]);
  const leader = withLeader ? ", l.name AS leader" : "";
  const [first, on] = found ? [`${found.sql} page CROSS JOIN `, " ON t.id = page.id"] : ["", ""];
  const from = teamsFrom(withLeader).replace("teams t", `${first}teams t${on}`);
  return db.query<TeamPlace>(`SELECT ${columns}${leader} FROM ${from} WHERE ${where.sql} ${order}`, [
    ...(found?.parameters ?? []),
    ...where.parameters,
  ]);
}

/**
 * Returns a query for the ids of an event's teams, from `teams t` or from the leaders' rows in `team_members l`.
 * @param hint the index to read, from `byIndex`
 */
export function teamIdsOfEvent(eventId: string, hint: string, ofLeaders: boolean): SqlPart {
  const sql = ofLeaders
    ? `SELECT l.teamId AS id FROM team_members l${hint} WHERE l.eventId = ? AND l.isLeader = 1`
    : `SELECT t.id FROM teams t${hint} WHERE t.eventId = ?`;
  return { sql, parameters: [eventId] };
}

/**
 * Returns the ids of the teams that match a filter, across all pages.
 * @param orderLimit the ORDER BY and LIMIT clauses
 */
export async function listedTeamIds(
  db: Database,
  { sql, parameters }: SqlPart,
  orderLimit: string,
  withLeader: boolean,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT t.id FROM ${teamsFrom(withLeader)} WHERE ${sql} ${orderLimit}`,
    parameters,
  );
  return rows.map(({ id }) => id);
}
