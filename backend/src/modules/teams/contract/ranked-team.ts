/** A team as a ranking looks at it. */
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

/** A team's place, and the one that it is said to have had before. */
export interface NewRanking {
  readonly teamId: string;
  readonly previous: number | null;
  readonly rank: number | null;
}

/** A handle on Codeforces of one of a team's people. */
export interface TeamHandle {
  readonly teamId: string;
  readonly handle: string;
}
