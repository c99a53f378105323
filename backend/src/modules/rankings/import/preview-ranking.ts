import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { ListColumnInput } from "../../../kernel/contract/list-columns.js";
import { headingsOf, readingOf } from "../../../kernel/csv/read-columns.js";
import type { CsvRow } from "../../../kernel/csv/read-csv.js";
import { refusedList } from "../../../kernel/csv/read-csv.js";
import { plainRows } from "../../../kernel/csv/read-table.js";
import type { TeamHandle } from "../../teams/contract/ranked-team.js";
import type { Standing } from "../ranking-standings.sql.js";
import { comparedRow, type ListedTeam, suggestion, withDoubles } from "./compare-rows.js";
import { type Columns, findColumns } from "./find-columns.js";
import type { RankingPreview } from "./ranking-preview.types.js";
import { readStandingsPage } from "./standings-page.js";
import { type Match, NO_MATCH, TeamFinder } from "./team-finder.js";

/** A parsed list: its lines and detected columns. */
interface ReadList extends Pick<
  RankingPreview,
  "layout" | "headings" | "teamColumns" | "rankColumn" | "reading"
> {
  readonly listed: readonly ListedTeam[];
}

/**
 * Compares a list with the draft and returns the effect of each line.
 * @throws DomainError BAD_INPUT at `csv` if the text is not a table, has no suitable columns, no lines or too many
 * lines.
 */
export function previewRanking(
  csv: string,
  standings: readonly Standing[],
  handles: readonly TeamHandle[] = [],
  choices: readonly ListColumnInput[] = [],
): RankingPreview {
  const finder = new TeamFinder(standings, handles);
  const { listed, ...list } = readList(csv, finder, choices);
  if (listed.length === 0 || listed.length > LIMITS.rankingRows) throw refusedList(ADMIN_RULES.rankingList);
  return { ...list, ...comparedList(listed, standings, finder) };
}

/** Returns the effect of each line, and the teams that have a place but are not in the list. */
export function comparedList(
  listed: readonly ListedTeam[],
  standings: readonly Standing[],
  finder: TeamFinder,
): Pick<RankingPreview, "rows" | "unlisted"> {
  const rows = withDoubles(listed.map((line) => comparedRow(line, finder)));
  const named = new Set(rows.map(({ teamId }) => teamId));
  const unlisted = standings.filter(({ id, draft }) => draft !== null && !named.has(id)).map(suggestion);
  return { rows, unlisted };
}

/**
 * Parses a text as a table if the admin chose columns, if the text does not look like a copied page, or if the table
 * matches more teams than the page. Otherwise, parses the text as a page.
 */
function readList(csv: string, finder: TeamFinder, choices: readonly ListColumnInput[]): ReadList {
  const page = choices.length > 0 ? null : asPage(csv, finder);
  if (page === null) return asTable(csv, finder, choices);
  try {
    const table = asTable(csv, finder, choices);
    return foundIn(table) > foundIn(page) ? table : page;
  } catch {
    return page;
  }
}

function asPage(csv: string, finder: TeamFinder): ReadList | null {
  const rows = readStandingsPage(csv, (cell) => finder.match(cell).team !== null);
  if (rows === null) return null;
  const listed = rows.map(({ line, who, given }) => ({ line, name: who, given, match: finder.match(who) }));
  return { layout: "page", headings: false, teamColumns: [], rankColumn: null, reading: null, listed };
}

function asTable(csv: string, finder: TeamFinder, choices: readonly ListColumnInput[]): ReadList {
  const lines = plainRows(csv, "csv", isTabbed(csv) ? "\t" : undefined);
  const columns = findColumns(lines, finder, choices);
  const rows = lines.slice(columns.headings + 1);
  const headings = headingsOf(lines[columns.headings], rows);
  const fields = headings.map((_heading, at) =>
    at === columns.rank ? "rank" : (columns.teams.find((team) => team.at === at)?.field ?? null),
  );
  return {
    layout: "table",
    headings: columns.headings >= 0,
    reading: readingOf("ranking", headings, rows, fields),
    teamColumns: columns.teams.map(({ at }) => at + 1),
    rankColumn: columns.rank + 1,
    listed: rows.map((row) => listedTeam(row, columns, finder)),
  };
}

/**
 * Returns whether tabs separate the cells, as in text copied from spreadsheets and browsers. Commas in such a text
 * separate handles.
 */
function isTabbed(csv: string): boolean {
  const lines = csv.split("\n").filter((line) => line.trim() !== "");
  return 2 * lines.filter((line) => line.includes("\t")).length >= lines.length;
}

function foundIn({ listed }: ReadList): number {
  return listed.filter(({ match }) => match.team !== null).length;
}

function listedTeam({ line, cells }: CsvRow, columns: Columns, finder: TeamFinder): ListedTeam {
  const named = columns.teams.flatMap(({ at, by }) => (cells[at] ? [{ cell: cells[at], by }] : []));
  const matches = named.map(({ cell, by }) => finder.match(cell, by));
  const match = matches.find(({ team }) => team !== null) ?? matches.find(hasConflict) ?? matches.at(-1);
  return { line, name: named.at(-1)?.cell ?? "", given: cells[columns.rank] ?? "", match: match ?? NO_MATCH };
}

function hasConflict({ between }: Match): boolean {
  return between.length > 0;
}
