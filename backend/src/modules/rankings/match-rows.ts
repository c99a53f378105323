import { ERRORS, RULES } from "../../kernel/contract/catalogue.js";
import type { FieldErrors } from "../../kernel/errors/domain-error.js";
import type { NamedTeams, RankedTeam } from "../teams/contract/ranked-team.js";
import { teamNameKey } from "../teams/contract/team-name.js";
import type { RankingRowInput } from "./contract/set-rankings.input.js";
import type { RankingChange } from "./ranking.types.js";

/** What the rows name: ids, and names as they are compared. */
export function namedIn(rows: readonly RankingRowInput[]): NamedTeams {
  const ids = rows.flatMap(({ teamId }) => teamId || []);
  const nameKeys = rows.flatMap(({ teamName }) => (teamName ? teamNameKey(teamName) : []));
  return { ids: [...new Set(ids)].sort(), nameKeys: [...new Set(nameKeys)].sort() };
}

/** Finds each row's team; what is wrong with a row stands under `rankings.<index>`. */
export function matchRows(
  rows: readonly RankingRowInput[],
  teams: readonly RankedTeam[],
): { readonly changes: RankingChange[]; readonly problems: FieldErrors } {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const byName = new Map(teams.map((team) => [team.nameKey, team]));
  const seen = new Set<string>();
  const problems: Record<string, string> = {};
  const changes: RankingChange[] = [];
  for (const [index, { teamId, teamName, rank }] of rows.entries()) {
    const team = teamId ? byId.get(teamId) : byName.get(teamNameKey(teamName ?? ""));
    const problem = Boolean(teamId) === Boolean(teamName) ? RULES.rankingTeam : problemOf(team, seen);
    if (problem !== null) problems[`rankings.${String(index)}`] = problem;
    else if (team) changes.push({ teamId: team.id, teamName: team.name, previous: team.ranking, rank });
    if (team) seen.add(team.id);
  }
  return { changes, problems };
}

function problemOf(team: RankedTeam | undefined, seen: ReadonlySet<string>): string | null {
  if (!team) return ERRORS.TEAM_NOT_FOUND.message;
  return seen.has(team.id) ? RULES.rankingTwice : null;
}
