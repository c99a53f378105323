import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type CsvRow, readCsv } from "../../../kernel/csv/read-csv.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Standing } from "../ranking-standings.sql.js";
import { type Columns, findColumns } from "./find-columns.js";
import type {
  PreviewKind,
  RankingPreview,
  RankingPreviewRow,
  RankingSuggestion,
} from "./ranking-preview.types.js";
import { readRank } from "./read-rank.js";
import { TeamFinder } from "./team-finder.js";

/** What is shown of a cell; lists hold anything. */
const SHOWN = 80;

/**
 * Compares a list with the draft: what each line would do, and what is wrong with it.
 * @throws DomainError BAD_INPUT at `csv` for a text that is no table, has no fitting columns, no line or too many.
 */
export function previewRanking(csv: string, standings: readonly Standing[]): RankingPreview {
  const lines = readCsv(csv);
  const finder = new TeamFinder(standings);
  const columns = findColumns(lines, finder);
  const listed = columns.headings ? lines.slice(1) : lines;
  if (listed.length === 0 || listed.length > LIMITS.rankingRows)
    throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.rankingList } });
  const rows = withDoubles(listed.map((line) => rowOf(line, columns, finder)));
  const named = new Set(rows.map(({ teamId }) => teamId));
  return {
    headings: columns.headings,
    teamColumns: columns.teams.map(({ at }) => at + 1),
    rankColumn: columns.rank + 1,
    rows,
    unlisted: standings.filter(({ id, draft }) => draft !== null && !named.has(id)).map(suggestion),
  };
}

function rowOf({ line, cells }: CsvRow, columns: Columns, finder: TeamFinder): RankingPreviewRow {
  const named = columns.teams.flatMap(({ at, by }) => (cells[at] ? [{ cell: cells[at], by }] : []));
  const team = named.map(({ cell, by }) => finder.find(cell, by)).find((found) => found !== null) ?? null;
  const given = cells[columns.rank] ?? "";
  const read = readRank(given);
  const rank = read === "bad" ? null : read.rank;
  const name = named.at(-1)?.cell ?? "";
  return {
    line,
    kind: team === null ? "unmatched" : read === "bad" ? "badRank" : kindOf(team.draft, rank),
    team: shown(name),
    given: shown(given),
    teamId: team?.id ?? null,
    teamName: team?.name ?? null,
    seen: team?.draft ?? null,
    rank,
    other: null,
    suggestions: team === null ? finder.similar(name).map(suggestion) : [],
  };
}

function kindOf(from: number | null, to: number | null): PreviewKind {
  if (from === to) return "unchanged";
  if (from === null) return "added";
  return to === null ? "cleared" : "changed";
}

/** Of lines that agree about a team the first one counts; where they contradict each other, none does. */
function withDoubles(rows: readonly RankingPreviewRow[]): RankingPreviewRow[] {
  const byTeam = new Map<string, RankingPreviewRow[]>();
  for (const row of rows) {
    if (row.teamId === null || row.kind === "badRank") continue;
    byTeam.set(row.teamId, [...(byTeam.get(row.teamId) ?? []), row]);
  }
  return rows.map((row) => {
    const same = (row.teamId !== null && row.kind !== "badRank" && byTeam.get(row.teamId)) || [];
    const [first, second] = same;
    if (!first || !second) return row;
    const agree = same.every(({ rank }) => rank === first.rank);
    if (agree && row === first) return row;
    return Object.assign({}, row, {
      kind: "twice",
      other: row === first ? second.line : first.line,
    } as const);
  });
}

function suggestion({ id, name, draft }: Standing): RankingSuggestion {
  return { teamId: id, teamName: name, seen: draft };
}

function shown(cell: string): string {
  return cell.length <= SHOWN ? cell : `${Array.from(cell).slice(0, SHOWN).join("")}…`;
}
