import { LIMITS } from "../../../kernel/contract/limits.js";
import type { Contest, ContestRow } from "../../codeforces/contest-standings.service.js";
import type { TeamHandle } from "../../teams/contract/ranked-team.js";
import { comparedList } from "../import/preview-ranking.js";
import type { RankingPreview, RankingPreviewRow } from "../import/ranking-preview.types.js";
import { TeamFinder } from "../import/team-finder.js";
import type { Standing } from "../ranking-standings.sql.js";

/** The event's data that fetched standings are compared with. */
interface Compared {
  readonly standings: readonly Standing[];
  readonly handles: readonly TeamHandle[];
  /** The place that was last copied from a fetch into each team's draft. */
  readonly fetched: ReadonlyMap<string, number | null>;
}

/**
 * Compares fetched standings with the draft. If the contest has too many participants, leaves out those who belong to
 * no team of the event. `others` is the number of omitted participants.
 */
export function previewContest({ rows }: Contest, { standings, handles, fetched }: Compared) {
  const finder = new TeamFinder(standings, handles);
  const all = rows.map((row, at) => listedRow(row, at + 1, finder));
  const ours = all.filter(({ match }) => match.team !== null || match.between.length > 0);
  const listed = all.length <= LIMITS.rankingRows ? all : ours;
  const { rows: compared, unlisted } = comparedList(listed, standings, finder);
  const preview: RankingPreview = {
    layout: "contest",
    headings: false,
    teamColumns: [],
    rankColumn: null,
    reading: null,
    rows: compared.map((row) => withEdit(row, fetched)),
    unlisted,
  };
  return { preview, others: all.length - listed.length };
}

function listedRow({ teamName, handles, rank, isOutside }: ContestRow, line: number, finder: TeamFinder) {
  const people = handles.join(", ");
  const name = teamName === null ? people : people === "" ? teamName : `${teamName}: ${people}`;
  const names = teamName === null ? [...handles] : [teamName];
  return { line, name, given: String(rank), match: finder.matchWho({ names, handles, isOutside }) };
}

/**
 * Marks a line as edited if it would change an edited place. A place in the draft is edited if it differs from the
 * place that was last copied from a fetch. An edited place stays in the draft unless the admin decides otherwise.
 */
function withEdit(row: RankingPreviewRow, fetched: ReadonlyMap<string, number | null>): RankingPreviewRow {
  const before = row.teamId === null ? undefined : fetched.get(row.teamId);
  const isChange = row.kind === "changed" || row.kind === "added" || row.kind === "cleared";
  return isChange && before !== undefined && before !== row.draft
    ? Object.assign({}, row, { kind: "edited" } as const)
    : row;
}
