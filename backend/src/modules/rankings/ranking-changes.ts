import type { Standing } from "./ranking-standings.sql.js";
import type { RankingChange, RankingDifference, RankingPublication, RankingUndo } from "./ranking.types.js";

/** Returns the teams whose place changes if each team gets its place from `next`. */
export function changesTo(
  standings: readonly Standing[],
  next: (team: Standing) => number | null,
): RankingChange[] {
  return standings
    .map((team) => ({ teamId: team.id, teamName: team.name, previous: team.ranking, rank: next(team) }))
    .filter(({ previous, rank }) => previous !== rank);
}

/** Returns every team that has a place before or after the changes, as stored in a publication. */
export function placesAfter(
  standings: readonly Standing[],
  changes: readonly RankingChange[],
): RankingChange[] {
  const changed = new Map(changes.map((change) => [change.teamId, change]));
  return standings
    .map(
      ({ id, name, ranking }) =>
        changed.get(id) ?? { teamId: id, teamName: name, previous: ranking, rank: ranking },
    )
    .filter(({ previous, rank }) => previous !== null || rank !== null);
}

/** Returns the effect of reverting a publication. Every current team gets its place from before the publication. */
export function revertOf(
  publication: RankingPublication,
  places: readonly RankingChange[],
  standings: readonly Standing[],
): RankingUndo {
  const published = new Map(places.map((place) => [place.teamId, place]));
  const restored = (id: string): number | null => published.get(id)?.previous ?? null;
  const here = new Set(standings.map(({ id }) => id));
  const edited = standings
    .filter(({ id, ranking }) => ranking !== (published.get(id)?.rank ?? null))
    .map(({ id, name, ranking }) =>
      difference(id, name, published.get(id)?.rank ?? null, ranking, restored(id)),
    );
  const deletedTeams = places
    .filter(({ teamId }) => !here.has(teamId))
    .map(({ teamId, teamName, rank }) => difference(teamId, teamName, rank, null, null, true));
  return {
    publication,
    changes: changesTo(standings, ({ id }) => restored(id)),
    differing: [...edited, ...deletedTeams],
  };
}

function difference(
  teamId: string,
  teamName: string,
  published: number | null,
  current: number | null,
  restored: number | null,
  isDeleted = false,
): RankingDifference {
  return { teamId, teamName, published, current, restored, gone: isDeleted };
}
