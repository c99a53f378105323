import type { Standing } from "../ranking-standings.sql.js";
import type { PreviewKind, RankingPreviewRow, RankingSuggestion } from "./ranking-preview.types.js";
import { readRank } from "./read-rank.js";
import type { Match, TeamFinder } from "./team-finder.js";

/** A line of a list, with the team that it means. */
export interface ListedTeam {
  readonly line: number;
  /** The team's name as the list spells it. */
  readonly name: string;
  /** The rank as the list spells it. */
  readonly given: string;
  readonly match: Match;
}

/** Characters shown of a cell, since lists may hold any text. */
const SHOWN = 80;
/** Results that say nothing about the team's place. */
const SILENT = new Set<PreviewKind>(["badRank", "outside"]);

/** Returns the effect of a line on the draft. */
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
 * Keeps the first of lines that agree about a team; where they contradict each other, none. A person out of competition
 * causes no contradiction, but is reported when their team has a place by another line.
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

/** A team that a line may have meant. */
export function suggestion({ id, name, draft }: Standing): RankingSuggestion {
  return { teamId: id, teamName: name, draft };
}

function shown(cell: string): string {
  return cell.length <= SHOWN ? cell : `${Array.from(cell).slice(0, SHOWN).join("")}…`;
}
