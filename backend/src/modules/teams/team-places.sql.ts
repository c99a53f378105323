import { columnList } from "../../kernel/db/column-list.js";
import type { Database } from "../../kernel/db/database.js";
import { ignoringCase } from "../../kernel/db/ignoring-case.js";
import type { RawTime } from "../../kernel/db/values.js";
import { allOf, type keyset, type SqlPart } from "../../kernel/paging/keyset.js";
import type { Team } from "./team.entity.js";

/** A team's place in a list, with all that lists are sorted by. */
export interface TeamPlace extends Pick<
  Team,
  "id" | "nameKey" | "ranking" | "memberCount" | "paymentStatus"
> {
  readonly createdAt: RawTime;
  /** The leader's name, on MariaDB in lower case, if the list is sorted by it. */
  readonly leader?: string;
}

/** `teams t`, with their leaders `l` if the list is sorted by them. */
function teamsFrom(withLeader: boolean): string {
  return withLeader ? "teams t JOIN team_members l ON l.teamId = t.id AND l.isLeader = 1" : "teams t";
}

/** Where the teams of a page stand; entered through an index at the cursor where there is one for the order. */
export function teamPlaces(
  db: Database,
  filter: SqlPart,
  { where, orderLimit }: ReturnType<typeof keyset>,
  withLeader: boolean,
): Promise<TeamPlace[]> {
  const { sql, parameters } = allOf([filter, where]);
  const columns = columnList<Team>("t", [
    "id",
    "nameKey",
    "ranking",
    "memberCount",
    "paymentStatus",
    "createdAt",
  ]);
  const leader = withLeader ? `, ${ignoringCase(db.dialect, "l.name")} AS leader` : "";
  return db.query<TeamPlace>(
    `SELECT ${columns}${leader} FROM ${teamsFrom(withLeader)} WHERE ${sql} ${orderLimit}`,
    parameters,
  );
}

/** The ids of a whole list in its order. */
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
