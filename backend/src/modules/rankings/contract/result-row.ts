/** A team in an event's results, as everybody sees it. */
export interface ResultFacts {
  readonly place: number;
  readonly teamName: string;
  /** Codeforces handles of its people, the leader's first. */
  readonly handles: readonly string[];
  /** Names of those of its people who agreed to be named. */
  readonly names: readonly string[];
  /** Null unless it is known and the same for all. */
  readonly college: string | null;
  /** Problems solved in a running contest that counts them; as the two below not there in results that are final. */
  readonly solved?: number | null;
  /** In a running contest that counts points, whole or not. */
  readonly points?: number | null;
  /** In a running contest that counts problems. */
  readonly penalty?: number | null;
}

/** So many teams are on one page of the results; a browser with script gets the others as one list. */
export const RESULTS_PAGE = 100;
/** The longest search, in characters. */
export const RESULTS_SEARCH_MAX = 60;
/** Who has at most this place is a winner. */
const WINNING_PLACE = 3;

/**
 * The round's line: whether a place is above it, so that the team goes on.
 * @param line the last place that goes on; null where there is no further round
 */
export function goesOn(place: number, line: number | null): boolean {
  return line !== null && place <= line;
}

/** What teams may have in a running contest, in the order in which it is shown. */
const COUNTS = ["solved", "points", "penalty"] as const;
export type Count = (typeof COUNTS)[number];

/** Returns the counts that these rows have: problems solved and penalty, or points; none where they are final. */
export function countsOf(rows: readonly Pick<ResultFacts, Count>[]): Count[] {
  return COUNTS.filter((count) => rows.some((row) => typeof row[count] === "number"));
}

/** The winners among rows in the order of their places. */
export function winnersOf<Row extends ResultFacts>(rows: readonly Row[]): Row[] {
  return rows.filter(({ place }) => place <= WINNING_PLACE);
}

/** What a search looks through, made once for each team: a list of thousands is searched with every letter. */
const SEARCHED = new WeakMap<ResultFacts, string>();

/** Whether a team matches a search, whatever the case and accents of the letters. */
export function fitsSearch(row: ResultFacts, search: string): boolean {
  let text = SEARCHED.get(row);
  if (text === undefined) {
    const { teamName, handles, names, college } = row;
    // What is searched for has no line end, so that nothing fits across two of them.
    text = [teamName, ...handles, ...names, college ?? ""].map(folded).join("\n");
    SEARCHED.set(row, text);
  }
  return text.includes(folded(search));
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** "3", or "3=" where more than one team has the place. */
export function placeText({
  place,
  isShared,
}: {
  readonly place: number;
  readonly isShared: boolean;
}): string {
  return isShared ? `${String(place)}=` : String(place);
}
