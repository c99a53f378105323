import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import type { CsvRow } from "../../../kernel/csv/read-csv.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { readRank } from "./read-rank.js";
import type { NamedBy, TeamFinder } from "./team-finder.js";

/** Which columns of a list mean what, counted from 0. */
export interface Columns {
  readonly headings: boolean;
  /** Where a team is named, what to trust most first. */
  readonly teams: readonly { readonly at: number; readonly by: NamedBy }[];
  readonly rank: number;
}

/** More columns than any scoreboard has. */
const MOST_COLUMNS = 40;
/** In the order in which they are trusted: `No.` beside `Rank` counts lines. */
const RANK_HEADINGS = [/^rank(ing)?\.?$/, /^(place|position|pos|standing)\.?$/, /^(#|=|no)\.?$/];
/** In the order in which they are trusted. */
const TEAM_HEADINGS: readonly (readonly [NamedBy, RegExp])[] = [
  ["id", /^(team ?)?id$/],
  ["reference", /^(team ?)?(reference|ref|code)$/],
  // People put ids and references under "Team", too.
  ["any", /^(team|team ?name|name|who|participant|contestant)$/],
];

/**
 * Finds the columns by their headings, or else by what stands in them.
 * @throws DomainError BAD_INPUT at `csv` when there is no column of teams or none of ranks.
 */
export function findColumns(rows: readonly CsvRow[], finder: TeamFinder): Columns {
  const columns = byHeadings(rows[0]) ?? byContent(rows, finder);
  if (columns) return columns;
  throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.rankingColumns } });
}

function byHeadings(first: CsvRow | undefined): Columns | null {
  const words = (first?.cells ?? []).slice(0, MOST_COLUMNS).map((cell) =>
    cell
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[_\s]+/g, " ")
      .trim(),
  );
  const places = (pattern: RegExp): number[] => words.flatMap((word, at) => (pattern.test(word) ? [at] : []));
  const [rank] = RANK_HEADINGS.flatMap(places);
  const teams = TEAM_HEADINGS.flatMap(([by, pattern]) => places(pattern).map((at) => ({ at, by })));
  return rank === undefined || teams.length === 0 ? null : { headings: true, teams, rank };
}

/** The column in which most teams are found, and the other one in which most ranks are. */
function byContent(rows: readonly CsvRow[], finder: TeamFinder): Columns | null {
  const width = Math.min(MOST_COLUMNS, Math.max(...rows.map(({ cells }) => cells.length)));
  const count = (at: number, fits: (cell: string) => boolean): number =>
    rows.filter(({ cells }) => fits(cells[at] ?? "")).length;
  const all = Array.from({ length: width }, (_, at) => at);
  const isKnown = (cell: string): boolean => finder.match(cell).team !== null;
  const team = most(all, (at) => count(at, isKnown));
  const ranks = (at: number): number => count(at, isPlace);
  // Nobody is known: then what is no rank must be the names.
  const names = team ?? most(all, (at) => count(at, (cell) => cell !== "" && readRank(cell) === "bad"));
  const others = all.filter((at) => at !== names);
  const best = most(others, ranks);
  const rank =
    others.find((at) => isOrdered(rows, at) && at < (names ?? 0) && 2 * ranks(at) >= ranks(best ?? 0)) ??
    best;
  if (names === null || rank === null) return null;
  const [first] = rows;
  const headings = !isKnown(first?.cells[names] ?? "") && !isPlace(first?.cells[rank] ?? "");
  return {
    headings: headings && readRank(first?.cells[rank] ?? "") === "bad",
    teams: [{ at: names, by: "any" }],
    rank,
  };
}

/**
 * Whether a column's places never go up again, as those of standings do. Some of their cells may be empty (who took part
 * out of competition has no place), while every line has points.
 */
function isOrdered(rows: readonly CsvRow[], at: number): boolean {
  const places = rows.flatMap(({ cells }) => {
    const read = readRank(cells[at] ?? "");
    return read === "bad" || read.rank === null ? [] : [read.rank];
  });
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

function isPlace(cell: string): boolean {
  const read = readRank(cell);
  return read !== "bad" && read.rank !== null;
}

/** The column with the highest count, the leftmost of equals; null when all are 0. */
function most(columns: readonly number[], count: (at: number) => number): number | null {
  const counted = columns.map((at) => ({ at, n: count(at) })).filter(({ n }) => n > 0);
  return counted.length === 0 ? null : counted.reduce((best, next) => (next.n > best.n ? next : best)).at;
}
