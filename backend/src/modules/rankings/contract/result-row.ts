/** A team in an event's public results. */
export interface ResultFacts {
  readonly place: number;
  readonly teamName: string;
  /** The Codeforces handles of the team's people, starting with the leader's. */
  readonly handles: readonly string[];
  /** Names of the team's people who agreed to be named. */
  readonly names: readonly string[];
  /** The college, if all people who named a college named the same one. Otherwise null, also if none was named. */
  readonly college: string | null;
  /**
   * The number of solved problems, only while a contest that counts problems is running. Final results have no counts.
   */
  readonly solved?: number | null;
  /** The points, possibly with decimals, only while a contest that counts points is running. */
  readonly points?: number | null;
  /** The penalty, only while a contest that counts problems is running. */
  readonly penalty?: number | null;
}

/** Teams per page of results. With JavaScript, the browser loads the remaining teams as one list. */
export const RESULTS_PAGE = 100;
/** Maximum length of a search text, in characters. */
export const RESULTS_SEARCH_MAX = 60;
/** The last place that counts as a win. */
const WINNING_PLACE = 3;

/**
 * Returns whether a team with this place advances to the next round.
 * @param line the last place that advances, or null if there is no further round
 */
export function goesOn(place: number, line: number | null): boolean {
  return line !== null && place <= line;
}

/** The counts of a team in a running contest, in display order. */
const COUNTS = ["solved", "points", "penalty"] as const;
export type Count = (typeof COUNTS)[number];

/** Returns the counts that the given rows have: problems solved and penalty, or points. Final results have none. */
export function countsOf(rows: readonly Pick<ResultFacts, Count>[]): Count[] {
  return COUNTS.filter((count) => rows.some((row) => typeof row[count] === "number"));
}

/** Returns the winners' rows, in the same order. */
export function winnersOf<Row extends ResultFacts>(rows: readonly Row[]): Row[] {
  return rows.filter(({ place }) => place <= WINNING_PLACE);
}

/** The searchable text of each team. Computed once, because every typed letter searches thousands of teams. */
const SEARCHED = new WeakMap<ResultFacts, string>();

/** Returns whether a team matches a search text. Ignores case and accents. */
export function fitsSearch(row: ResultFacts, search: string): boolean {
  let text = SEARCHED.get(row);
  if (text === undefined) {
    const { teamName, handles, names, college } = row;
    // A search text has no line break, so it cannot match across two joined texts.
    text = [teamName, ...handles, ...names, college ?? ""].map(folded).join("\n");
    SEARCHED.set(row, text);
  }
  return text.includes(folded(search));
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Returns "3", or "3=" if several teams share the place. */
export function placeText({
  place,
  isShared,
}: {
  readonly place: number;
  readonly isShared: boolean;
}): string {
  return isShared ? `${String(place)}=` : String(place);
}
