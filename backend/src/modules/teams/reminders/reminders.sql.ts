import { toSqlTime } from "../../../kernel/db/raw-sql.js";
import { allOf, type SqlPart } from "../../../kernel/paging/keyset.js";
import { TeamGap } from "../contract/team-gaps.js";
import { type ListedEvent, teamFilter } from "../reads/team-filters.sql.js";

/** The same rule as `openGaps` in contract/team-gaps.ts: a locked roster accepts no more people. */
const ROSTER_OPEN: SqlPart = {
  sql: "t.paymentStatus IN ('incomplete', 'rejected', 'refunded')",
  parameters: [],
};

/**
 * Returns the condition on `teams t` for teams that lack something, were created before `madeBefore`, and have not had
 * this reminder.
 */
export function lackingTeams(event: ListedEvent, days: number, madeBefore: Date): SqlPart {
  const gaps = Object.values(TeamGap).map((missing) =>
    missing === "MEMBERS"
      ? allOf([teamFilter(event, { missing }), ROSTER_OPEN])
      : teamFilter(event, { missing }),
  );
  return allOf([
    {
      sql: `(${gaps.map(({ sql }) => `(${sql})`).join(" OR ")})`,
      parameters: gaps.flatMap(({ parameters }) => parameters),
    },
    { sql: "t.createdAt < ?", parameters: [toSqlTime(madeBefore)] },
    {
      sql: "NOT EXISTS (SELECT 1 FROM team_reminders d WHERE d.teamId = t.id AND d.days = ?)",
      parameters: [days],
    },
  ]);
}
