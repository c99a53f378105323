import type { Standing } from "../ranking-standings.sql.js";
import type { PreviewKind, RankingPreviewRow, RankingSuggestion } from "./ranking-preview.types.js";
import { readRank } from "./read-rank.js";
import type { Match, TeamFinder } from "./team-finder.js";

/** A line of a list and the matching team. */
export interface ListedTeam {
  readonly line: number;
  /** The team's name as the list spells it. */
  readonly name: string;
  /** The rank as the list spells it. */
  readonly given: string;
  readonly match: Match;
}

/** Maximum number of characters shown from a cell, because a list may contain any text. */
const SHOWN = 80;
/** The kinds of lines that do not decide a team's place. */
const SILENT = new Set<PreviewKind>(["badRank", "outside"]);

export function comparedRow({ line, name, given, match }: ListedTeam, finder: TeamFinder): RankingPreviewRow {
  const { team, by, handles, between } = match;
  const read = readRank(given);
  const rank = read === "bad" ? null : read.rank;
  const candidates = between.length > 0 ? between : team === null ? finder.similar(name) : [];
  return {
    line,
    kind:
      team === null ? (between.length > 0 ? "conflict" : "unmatched") : placedKind(match, team.draft, read),
    team: shown(name),
    given: shown(given),
    teamId: team?.id ?? null,
    teamName: team?.name ?? null,
    draft: team?.draft ?? null,
    rank,
    by,
    handles,
    other: null,
    suggestions: candidates.map(suggestion),
  };
}

function placedKind(
  { isOutside }: Match,
  from: number | null,
  read: ReturnType<typeof readRank>,
): PreviewKind {
  if (isOutside) return "outside";
  return read === "bad" ? "badRank" : kindOf(from, read.rank);
}

function kindOf(from: number | null, to: number | null): PreviewKind {
  if (from === to) return "unchanged";
  if (from === null) return "added";
  return to === null ? "cleared" : "changed";
}

/**
 * Marks lines that repeat a team. If all lines of a team have the same rank, the first line counts. If the ranks
 * differ, no line counts. Ignores lines that are out of competition or have an invalid rank: they never count. `other`
 * is the number of another line of the team that is not ignored.
 */
export function withDoubles(rows: readonly RankingPreviewRow[]): RankingPreviewRow[] {
  const byTeam = new Map<string, RankingPreviewRow[]>();
  for (const row of rows) {
    if (row.teamId === null || SILENT.has(row.kind)) continue;
    byTeam.set(row.teamId, [...(byTeam.get(row.teamId) ?? []), row]);
  }
  return rows.map((row) => {
    const same = (row.teamId !== null && row.kind !== "badRank" && byTeam.get(row.teamId)) || [];
    const [first, second] = same;
    if (row.kind === "outside") return first ? Object.assign({}, row, { other: first.line }) : row;
    if (!first || !second) return row;
    const agree = same.every(({ rank }) => rank === first.rank);
    if (agree && row === first) return row;
    return Object.assign({}, row, {
      kind: "twice",
      other: row === first ? second.line : first.line,
    } as const);
  });
}

export function suggestion({ id, name, draft }: Standing): RankingSuggestion {
  return { teamId: id, teamName: name, draft };
}

function shown(cell: string): string {
  return cell.length <= SHOWN ? cell : `${Array.from(cell).slice(0, SHOWN).join("")}…`;
}
