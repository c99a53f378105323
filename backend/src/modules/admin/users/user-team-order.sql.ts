import { decodeCursor } from "../../../kernel/paging/cursor.js";
import type { PageRequest, SqlPart } from "../../../kernel/paging/keyset.js";
import { pageInParts } from "../../../kernel/paging/page-parts.js";

/**
 * Returns the SQL for the accounts `u` of a page sorted by team name. Reads only as many teams as the page may need,
 * and no people without a team, who come last. So the result is too short for a page that also needs some of them.
 * Returns null if the cursor is already among them.
 * @param event SQL for the event's id
 */
export function usersByTeam(event: SqlPart, request: PageRequest): SqlPart | null {
  const { first, after, descending = false, offset = 0 } = request;
  const from = after ? decodeCursor(after).key : null;
  if (after && from === null) return null;
  const behind = from === null ? "" : `AND x.nameKey ${descending ? "<=" : ">="} ?`;
  const teams = `SELECT x.id, x.nameKey FROM teams x WHERE x.eventId = ${event.sql} ${behind}
    ORDER BY x.nameKey ${descending ? "DESC" : "ASC"} LIMIT ${String(first + 2 + offset)}`;
  return pageInParts(
    {
      sql: `SELECT m.userId AS id FROM (${teams}) t JOIN team_members m ON m.teamId = t.id
        WHERE m.userId IS NOT NULL`,
      parameters: [...event.parameters, ...(from === null ? [] : [from])],
    },
    "t.nameKey",
    "m.userId",
    request,
  );
}
