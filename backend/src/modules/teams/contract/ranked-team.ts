/** The data that the publication of a ranking needs about a team. */
export interface RankedTeam {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly ranking: number | null;
}

export interface NamedTeams {
  readonly ids: readonly string[];
  readonly nameKeys: readonly string[];
}

/** A team's new ranking, with the previous ranking as it was read before the change. */
export interface NewRanking {
  readonly teamId: string;
  readonly previous: number | null;
  readonly rank: number | null;
}

export interface TeamHandle {
  readonly teamId: string;
  readonly handle: string;
}
