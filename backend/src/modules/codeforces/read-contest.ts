/**
 * A participant's result: problems solved and penalty, or points, depending on the contest's type. Fields that do not
 * apply are null.
 */
export interface ContestCount {
  readonly solved: number | null;
  readonly points: number | null;
  /** Codeforces' penalty for time and wrong answers, in minutes. Null unless the contest's type is ICPC. */
  readonly penalty: number | null;
}

/** A participant in a contest: one person, or a team of up to three. */
export interface ContestRow extends ContestCount {
  /**
   * The rank among participants in competition. A participant out of competition has the rank that they would have had
   * in competition.
   */
  readonly rank: number;
  /** Null if the participant is a single person. */
  readonly teamName: string | null;
  readonly handles: readonly string[];
  readonly isOutside: boolean;
}

/** A contest with its participants, best first. */
export interface Contest {
  readonly id: number;
  readonly name: string;
  /** Codeforces' name for the contest's phase: BEFORE, CODING, PENDING_SYSTEM_TEST, SYSTEM_TEST or FINISHED. */
  readonly phase: string;
  readonly rows: readonly ContestRow[];
}

/** The fields of `contest.standings` that the site reads. */
interface Standings {
  readonly contest?: {
    readonly id?: unknown;
    readonly name?: unknown;
    readonly type?: unknown;
    readonly phase?: unknown;
  };
  readonly rows?: readonly {
    readonly rank?: unknown;
    readonly points?: unknown;
    readonly penalty?: unknown;
    readonly problemResults?: readonly { readonly points?: unknown }[];
    readonly party?: {
      readonly participantType?: unknown;
      readonly teamName?: unknown;
      readonly ghost?: unknown;
      readonly members?: readonly { readonly handle?: unknown }[];
    };
  }[];
}

type StandingsRow = NonNullable<Standings["rows"]>[number];

/**
 * The participant types that count. Practice, virtual participation and managers are not part of the contest itself.
 */
const IN_CONTEST = new Set(["CONTESTANT", "OUT_OF_COMPETITION"]);

/** Parses the result of `contest.standings` with `showUnofficial`. Returns null if the result is malformed. */
export function readContest(result: unknown): Contest | null {
  const { contest, rows } = (result ?? {}) as Standings;
  if (typeof contest?.id !== "number" || !Array.isArray(rows)) return null;
  const { id, name, type, phase } = contest;
  return {
    id,
    name: textOf(name),
    phase: textOf(phase),
    rows: ranked(rows as readonly StandingsRow[], type === "ICPC" ? solvedIn : pointsIn),
  };
}

/**
 * Returns the participants of the types `IN_CONTEST`, with new ranks. Codeforces ranks all listed participants. In the
 * new ranks, those out of competition do not push others down. Equal ranks stay equal.
 */
function ranked(rows: readonly StandingsRow[], count: (row: StandingsRow) => ContestCount): ContestRow[] {
  const placed = rows.flatMap((row) => {
    const { rank, party } = row;
    const type = textOf(party?.participantType);
    // A ghost took part in a different contest, and the organisers added them for comparison.
    const isGhost = party?.ghost === true;
    if (typeof rank !== "number" || rank < 1 || isGhost || !IN_CONTEST.has(type)) return [];
    const handles = (party?.members ?? [])
      .map(({ handle }) => textOf(handle))
      .filter((handle) => handle !== "");
    const teamName = textOf(party?.teamName) || null;
    return [{ rank, teamName, handles, isOutside: type !== "CONTESTANT", ...count(row) }];
  });
  let [inside, place, last] = [0, 1, 0];
  return placed
    .toSorted((a, b) => a.rank - b.rank)
    .map((row) => {
      if (row.rank !== last) [place, last] = [inside + 1, row.rank];
      if (!row.isOutside) inside += 1;
      return { ...row, rank: place };
    });
}

/** Returns a participant's result in an ICPC contest: all problems count the same, and the penalty breaks ties. */
function solvedIn({ points, penalty, problemResults }: StandingsRow): ContestCount {
  const problems = Array.isArray(problemResults) ? (problemResults as readonly { points?: unknown }[]) : [];
  const solved =
    problems.length === 0 ? numberOf(points) : problems.filter((one) => Number(one.points) > 0).length;
  return { solved: wholeOf(solved), points: null, penalty: wholeOf(numberOf(penalty)) };
}

/**
 * Returns a participant's result in a CF or IOI contest: the sum of points, rounded to two decimals. Ignores
 * Codeforces' penalty, which does not count there.
 */
function pointsIn({ points }: StandingsRow): ContestCount {
  const sum = numberOf(points);
  return { solved: null, points: sum === null ? null : Math.round(sum * 100) / 100, penalty: null };
}

/** Maximum valid value. Larger values do not come from a contest, and do not fit the database's columns. */
const COUNT_MAX = 2_000_000_000;

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Math.abs(value) <= COUNT_MAX ? value : null;
}

function wholeOf(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
