/**
 * A participant's result, as the contest's type counts: problems solved and penalty, or points. The others are null.
 */
export interface ContestCount {
  readonly solved: number | null;
  readonly points: number | null;
  /** For time and wrong answers, as Codeforces adds it up: minutes in contests of type ICPC. */
  readonly penalty: number | null;
}

/** A participant of a contest: one person, or a team of up to three. */
export interface ContestRow extends ContestCount {
  /** Their place among those in competition. Who is out of competition has the place that it would be. */
  readonly rank: number;
  /** Null for a person alone. */
  readonly teamName: string | null;
  readonly handles: readonly string[];
  readonly isOutside: boolean;
}

/** A contest with who took part in it, the best first. */
export interface Contest {
  readonly id: number;
  readonly name: string;
  /** How far it is, in Codeforces' words: BEFORE, CODING, PENDING_SYSTEM_TEST, SYSTEM_TEST, FINISHED. */
  readonly phase: string;
  readonly rows: readonly ContestRow[];
}

/** The part of `contest.standings` that is read. */
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

/** Practice, virtual participation and managers are no part of the contest itself. */
const IN_CONTEST = new Set(["CONTESTANT", "OUT_OF_COMPETITION"]);

/** The result of `contest.standings` with `showUnofficial`; null for anything else. */
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
 * Counts the places again among those in competition: Codeforces counts everybody that it shows. Equal places stay
 * equal.
 */
function ranked(rows: readonly StandingsRow[], count: (row: StandingsRow) => ContestCount): ContestRow[] {
  const placed = rows.flatMap((row) => {
    const { rank, party } = row;
    const type = textOf(party?.participantType);
    // A ghost took part somewhere else: organisers add it to compare with.
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

/** Of type ICPC: each problem counts alike, and the penalty decides between equals. */
function solvedIn({ points, penalty, problemResults }: StandingsRow): ContestCount {
  const problems = Array.isArray(problemResults) ? (problemResults as readonly { points?: unknown }[]) : [];
  const solved =
    problems.length === 0 ? numberOf(points) : problems.filter((one) => Number(one.points) > 0).length;
  return { solved: wholeOf(solved), points: null, penalty: wholeOf(numberOf(penalty)) };
}

/** Of type CF and IOI: points for each problem, to the hundredth; Codeforces gives no penalty that decides anything. */
function pointsIn({ points }: StandingsRow): ContestCount {
  const sum = numberOf(points);
  return { solved: null, points: sum === null ? null : Math.round(sum * 100) / 100, penalty: null };
}

/** No contest counts that far: what is greater was no number of a contest, and no column could take it. */
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
