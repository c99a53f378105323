/** Returns team number `n` of the board, with its published rank. */
export function rankedFixture(n: number, ranking: number | null, more: object = {}) {
  return {
    id: `01890000-0000-7000-8000-00000000000${n}`,
    name: `Team ${n}`,
    reference: `SS-00000${n}`,
    paymentStatus: "incomplete",
    ranking,
    draft: ranking,
    before: null as number | null,
    qualified: ranking === 1,
    ...more,
  };
}

export type RankedFixture = ReturnType<typeof rankedFixture>;

/** Returns a board of these teams, by default without a publication. */
export function boardFixture(teams: readonly RankedFixture[], more: object = {}) {
  return {
    id: "01890000-0000-7000-8000-000000000099",
    event: {
      id: "01890000-0000-7000-8000-000000000099",
      slug: "syntaxsiege",
      title: "Syntax Siege 2025",
      fee: 36_000,
      minTeamSize: 3,
      maxTeamSize: 3,
      qualifyingRank: 1,
    },
    version: "0123456789abcdef0123456789abcdef",
    savedAt: null,
    savedBy: null,
    offersPlaces: false,
    isOver: false,
    teams,
    publications: [] as readonly object[],
    undo: null,
    ...more,
  };
}

/** Returns publication number `n`. */
export function publicationFixture(n: number, more: object = {}) {
  return {
    id: `01890000-0000-7000-8000-0000000000a${n}`,
    number: n,
    kind: "draft",
    undoes: null,
    at: "2025-03-01T15:34:00.000Z",
    publishedBy: "Asha Rao",
    ranked: 3,
    changed: 2,
    ...more,
  };
}
