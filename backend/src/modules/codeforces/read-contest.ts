/** Somebody in a contest: one person, or a team of up to three. */
export interface ContestRow {
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
  readonly contest?: { readonly id?: unknown; readonly name?: unknown; readonly phase?: unknown };
  readonly rows?: readonly {
    readonly rank?: unknown;
    readonly party?: {
      readonly participantType?: unknown;
      readonly teamName?: unknown;
      readonly members?: readonly { readonly handle?: unknown }[];
    };
  }[];
}

/** Practice, virtual participation and managers are no part of the contest itself. */
const IN_CONTEST = new Set(["CONTESTANT", "OUT_OF_COMPETITION"]);

/** The result of `contest.standings` with `showUnofficial`; null for anything else. */
export function readContest(result: unknown): Contest | null {
  const { contest, rows } = (result ?? {}) as Standings;
  if (typeof contest?.id !== "number" || !Array.isArray(rows)) return null;
  const { id, name, phase } = contest;
  return {
    id,
    name: textOf(name),
    phase: textOf(phase),
    rows: ranked(rows as NonNullable<Standings["rows"]>),
  };
}

/**
 * Codeforces counts everybody when it shows everybody; so the places are counted anew among those in competition. Equal
 * places stay equal.
 */
function ranked(rows: NonNullable<Standings["rows"]>): ContestRow[] {
  const placed = rows.flatMap(({ rank, party }) => {
    const type = textOf(party?.participantType);
    if (typeof rank !== "number" || rank < 1 || !IN_CONTEST.has(type)) return [];
    const handles = (party?.members ?? [])
      .map(({ handle }) => textOf(handle))
      .filter((handle) => handle !== "");
    const teamName = textOf(party?.teamName) || null;
    return [{ rank, teamName, handles, isOutside: type !== "CONTESTANT" }];
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

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
