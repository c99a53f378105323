import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import {
  type ListColumnInput,
  type ListField,
  LIST_COLUMNS_MAX,
} from "../../../kernel/contract/list-columns.js";
import { isKnownHeading } from "../../../kernel/csv/headings.js";
import { columnFields, headingLine, headingsOf } from "../../../kernel/csv/read-columns.js";
import type { CsvRow } from "../../../kernel/csv/read-csv.js";
import { refusedList } from "../../../kernel/csv/read-csv.js";
import { readRank } from "./read-rank.js";
import type { NamedBy, TeamFinder } from "./team-finder.js";

interface TeamColumn {
  readonly at: number;
  readonly by: NamedBy;
  readonly field: ListField;
}

/** The indexes of a list's columns, counted from 0. */
export interface Columns {
  /** The index of the heading line, or -1 if the list has none. */
  readonly headings: number;
  /** The columns that name teams, most reliable first. */
  readonly teams: readonly TeamColumn[];
  readonly rank: number;
}

/**
 * The fields that can name a team, most reliable first, each with the way to read its cells. Handles are used only if
 * no other column names teams.
 */
const NAMED_BY = [
  ["id", "id"],
  ["reference", "reference"],
  ["team", "any"],
  ["codeforcesHandle", "any"],
] as const satisfies readonly (readonly [ListField, NamedBy])[];

/**
 * Finds the columns by the user's choices and the headings, or else by their contents.
 * @throws DomainError BAD_INPUT at `csv` if there is no column of teams or no column of ranks.
 */
export function findColumns(
  rows: readonly CsvRow[],
  finder: TeamFinder,
  choices: readonly ListColumnInput[] = [],
): Columns {
  const columns = byHeadings(rows, choices) ?? byContent(rows, finder, choices);
  if (columns) return columns;
  throw refusedList(ADMIN_RULES.rankingColumns);
}

function byHeadings(rows: readonly CsvRow[], choices: readonly ListColumnInput[]): Columns | null {
  const line = headingLine(rows);
  const headings = headingsOf(rows[line], []);
  const isHeaded = headings.some(isKnownHeading);
  if (!isHeaded && choices.length === 0) return null;
  const fields = columnFields("ranking", headings, choices);
  const rank = fields.indexOf("rank");
  const teams = NAMED_BY.flatMap(([field, by]) => {
    const at = fields.indexOf(field);
    return at < 0 ? [] : [{ at, by, field }];
  });
  const named = teams.filter(({ field }) => field !== "codeforcesHandle");
  if (rank < 0 || teams.length === 0) return null;
  const isTeam = !isHeaded && readRank(rows[line]?.cells[rank] ?? "") !== "bad";
  return { headings: isTeam ? -1 : line, teams: named.length > 0 ? named : teams, rank };
}

/**
 * Finds the column that matches the most teams, and a column of ranks among the others. Prefers a sorted column to the
 * left of the teams, where the ranks usually are. Such a column needs at least half as many ranks as the column with
 * the most ranks. If there is none, uses the column with the most ranks.
 */
function byContent(
  rows: readonly CsvRow[],
  finder: TeamFinder,
  choices: readonly ListColumnInput[],
): Columns | null {
  const width = Math.min(LIST_COLUMNS_MAX, Math.max(...rows.map(({ cells }) => cells.length)));
  const count = (at: number, fits: (cell: string) => boolean): number =>
    rows.filter(({ cells }) => fits(cells[at] ?? "")).length;
  const chosen = new Map(choices.map(({ column, field }) => [column, field ?? null]));
  const columnsFor = (field: ListField): number[] => {
    const all = Array.from({ length: width }, (_, at) => at);
    const own = all.filter((at) => chosen.get(at) === field);
    return own.length > 0 ? own : all.filter((at) => !chosen.has(at));
  };
  const [forTeams, forRanks] = [columnsFor("team"), columnsFor("rank")];
  const isKnown = (cell: string): boolean => finder.match(cell).team !== null;
  const team = most(forTeams, (at) => count(at, isKnown));
  const ranks = (at: number): number => count(at, isPlace);
  // If no cell matches a team, the names must be in the column with the most texts that are no ranks.
  const names = team ?? most(forTeams, (at) => count(at, (cell) => cell !== "" && readRank(cell) === "bad"));
  const others = forRanks.filter((at) => at !== names);
  const best = most(others, ranks);
  const rank =
    others.find((at) => isOrdered(rows, at) && at < (names ?? 0) && 2 * ranks(at) >= ranks(best ?? 0)) ??
    best;
  if (names === null || rank === null) return null;
  const [first] = rows;
  const headings = !isKnown(first?.cells[names] ?? "") && !isPlace(first?.cells[rank] ?? "");
  return {
    headings: headings && readRank(first?.cells[rank] ?? "") === "bad" ? 0 : -1,
    teams: [{ at: names, by: "any", field: "team" }],
    rank,
  };
}

/**
 * Returns whether a column's places never decrease, as in standings. Cells without a place are skipped, because
 * participants out of competition have none.
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

/** Returns the column with the highest count, the leftmost one in a tie. Returns null if all counts are 0. */
function most(columns: readonly number[], count: (at: number) => number): number | null {
  const counted = columns.map((at) => ({ at, n: count(at) })).filter(({ n }) => n > 0);
  return counted.length === 0 ? null : counted.reduce((best, next) => (next.n > best.n ? next : best)).at;
}
