import { columnList } from "../../kernel/db/column-list.js";
import type { Database } from "../../kernel/db/database.js";
import type { RawTime } from "../../kernel/db/values.js";
import { allOf, type keyset, type SqlPart } from "../../kernel/paging/keyset.js";
import type { Team } from "./team.entity.js";

/** A team's place in a list; the ranking is null behind the ranked ones. */
export interface TeamPlace extends Pick<Team, "id" | "nameKey" | "ranking"> {
  readonly createdAt: RawTime;
}

/**
 * Where the teams of a page stand, entered through an index at the cursor: a page far down a list of 5,000 teams costs
 * what the first one does.
 */
export function teamPlaces(
  db: Database,
  filter: SqlPart,
  { where, orderLimit }: ReturnType<typeof keyset>,
): Promise<TeamPlace[]> {
  const { sql, parameters } = allOf([filter, where]);
  const columns = columnList<Team>("t", ["id", "nameKey", "ranking", "createdAt"]);
  return db.query<TeamPlace>(`SELECT ${columns} FROM teams t WHERE ${sql} ${orderLimit}`, parameters);
}
