import { allOf, type SqlPart } from "../../../kernel/paging/keyset.js";
import type { AudienceFilter } from "../contract/audience.js";
import { QUALIFIED_SQL } from "../contract/qualified.sql.js";
import { type ListedEvent, teamFilter } from "./team-filters.sql.js";

/**
 * Returns a mailing's condition on `teams t`: the team has the chosen properties (if `fitting` is true), or its id is
 * in `teamIds`.
 */
export function audienceFilter(event: ListedEvent, filter: AudienceFilter): SqlPart {
  const choices = [...(filter.fitting ? [fitting(event, filter)] : []), ...named(filter.teamIds)];
  return {
    sql: choices.length === 0 ? "1 = 0" : `(${choices.map(({ sql }) => `(${sql})`).join(" OR ")})`,
    parameters: choices.flatMap(({ parameters }) => parameters),
  };
}

function fitting(event: ListedEvent, filter: AudienceFilter): SqlPart {
  const { missing, paymentStatus, qualified, rankFrom, rankTo } = filter;
  const parts = [teamFilter(event, { missing, paymentStatus })];
  if (qualified === true) parts.push({ sql: QUALIFIED_SQL, parameters: [event.qualifyingRank] });
  if (qualified === false) parts.push({ sql: `NOT ${QUALIFIED_SQL}`, parameters: [event.qualifyingRank] });
  if (rankFrom !== null) parts.push({ sql: "t.ranking >= ?", parameters: [rankFrom] });
  if (rankTo !== null) parts.push({ sql: "t.ranking <= ?", parameters: [rankTo] });
  return allOf(parts);
}

function named(teamIds: readonly string[]): SqlPart[] {
  if (teamIds.length === 0) return [];
  return [{ sql: `t.id IN (${teamIds.map(() => "?").join(", ")})`, parameters: teamIds }];
}
