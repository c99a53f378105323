import type { RankingPreviewQuery } from "../../graphql/features/admin-rankings";
import { t } from "@contract/kernel/contract/t";
import { versionOfPlace } from "@contract/modules/rankings/contract/place-version";

export type Preview = RankingPreviewQuery["rankingPreview"];
export type PreviewRow = Preview["rows"][number];
export type Suggestion = PreviewRow["suggestions"][number];

/** A line of the list. If the line's team was not recognised, the admin may have chosen a team. */
export interface PlannedRow extends PreviewRow {
  /** The line's id in a table. */
  readonly id: string;
  readonly isChosen: boolean;
}

/** The text of each kind of line. Kinds that need an admin's decision come first. */
export const KINDS = [
  ["unmatched", t("Team not found")],
  ["conflict", t("Matches two teams")],
  ["twice", t("Team listed twice")],
  ["badRank", t("Invalid rank")],
  ["edited", t("Edited by hand")],
  ["outside", t("Out of competition")],
  ["changed", t("Changed")],
  ["added", t("New")],
  ["cleared", t("Rank cleared")],
  ["unchanged", t("Unchanged")],
] as const satisfies readonly (readonly [PreviewRow["kind"], string])[];

/** Kinds of lines that cannot be imported, because their team or their rank is unclear. */
export const TROUBLE: ReadonlySet<PreviewRow["kind"]> = new Set([
  "unmatched",
  "conflict",
  "twice",
  "badRank",
]);
/** Kinds of lines that are counted on the screen only if the list has such a line. */
const RARE: ReadonlySet<PreviewRow["kind"]> = new Set(["conflict", "edited", "outside"]);

const WRITTEN: ReadonlySet<PreviewRow["kind"]> = new Set(["changed", "added", "cleared"]);
/**
 * Kinds of lines that are written after a fetch from Codeforces. Unchanged ranks are written too, because the server
 * stores each rank of the fetch. A rank that later differs from the stored one was edited by hand.
 */
export const FETCHED: ReadonlySet<PreviewRow["kind"]> = new Set([...WRITTEN, "unchanged"]);

/** Whether an admin includes kinds of lines that are otherwise left out. */
export interface Included {
  /** Lines of teams that are out of competition. */
  readonly outside: boolean;
  /** Lines whose rank was edited by hand since the last fetch. */
  readonly edited: boolean;
}

/** The team chosen for each name in the list. Choices are kept when the list is compared again. */
export type Chosen = ReadonlyMap<string, string>;

/** Returns the lines with their chosen teams. A team can be chosen for only one line. */
export function plannedRows(preview: Preview, chosen: Chosen, included: Included): readonly PlannedRow[] {
  const placed = new Set<string>();
  return preview.rows.map((row) => {
    const id = String(row.line);
    const isOpen = row.kind === "unmatched" || row.kind === "conflict";
    const team = row.suggestions.find(({ teamId }) => isOpen && teamId === chosen.get(row.team));
    if (team !== undefined && !placed.has(team.teamId)) {
      placed.add(team.teamId);
      const { teamId, teamName, draft } = team;
      return { ...row, id, isChosen: true, teamId, teamName, draft, kind: kindOf(draft, row.rank) };
    }
    const isIncluded = row.kind === "outside" ? canPlace(row, placed) && included.outside : included.edited;
    if ((row.kind === "outside" || row.kind === "edited") && isIncluded) {
      placed.add(row.teamId ?? "");
      return { ...row, id, isChosen: false, kind: kindOf(row.draft, row.rank) };
    }
    return { ...row, id, isChosen: false };
  });
}

/** Returns whether a line can give its team a rank although the team is out of competition. */
function canPlace({ kind, rank, other, teamId }: PreviewRow, placed: ReadonlySet<string>): boolean {
  return kind === "outside" && rank !== null && other === null && !placed.has(teamId ?? "");
}

/** Counts what is left out but could be imported: teams out of competition, and lines with a rank edited by hand. */
export function leftOut({ rows }: Preview) {
  const outside = new Set(rows.filter((row) => canPlace(row, new Set())).map(({ teamId }) => teamId));
  return { outside: outside.size, edited: rows.filter(({ kind }) => kind === "edited").length };
}

function kindOf(from: number | null, to: number | null): PreviewRow["kind"] {
  if (from === to) return "unchanged";
  if (from === null) return "added";
  return to === null ? "cleared" : "changed";
}

/**
 * Returns the teams that are named in the list, each with the first line that names it. These teams are not offered for
 * other lines.
 */
export function takenTeams(rows: readonly PlannedRow[]): ReadonlyMap<string, number> {
  const lineByTeamId = new Map<string, number>();
  for (const { teamId, line } of rows)
    if (teamId !== null && !lineByTeamId.has(teamId)) lineByTeamId.set(teamId, line);
  return lineByTeamId;
}

export function countKinds(rows: readonly PlannedRow[]): ReadonlyMap<PreviewRow["kind"], number> {
  const counts = new Map<PreviewRow["kind"], number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Returns the kinds of lines whose number is shown. */
export function shownKinds(counts: ReadonlyMap<PreviewRow["kind"], number>) {
  return KINDS.filter(([kind]) => counts.has(kind) || !RARE.has(kind));
}

/** Returns a text that explains how a line's team was recognised. */
export function matchText({ by, handles, isChosen }: PlannedRow): string {
  const list = handles.join(", ");
  const people = t("{n, plural, one {the handle} other {# handles}}", { n: handles.length });
  if (isChosen) return t("chosen by hand");
  if (by === null) return "";
  if (by === "handles") return t("matched by {people} {list}", { people, list });
  const named =
    by === "id"
      ? t("matched by its ID")
      : by === "name"
        ? t("matched by its name")
        : t("matched by its reference");
  return handles.length === 0 ? named : t("{named} and {people} {list}", { named, people, list });
}

/**
 * Returns the ranks to write into the draft.
 * @param clearing teams that lose their rank because no line names them
 */
export function placesToWrite(
  rows: readonly PlannedRow[],
  clearing: readonly Suggestion[],
  written: ReadonlySet<PreviewRow["kind"]> = WRITTEN,
) {
  const lineByTeamId = takenTeams(rows);
  return [
    ...rows.flatMap(({ kind, teamId, rank, draft }) =>
      written.has(kind) && teamId !== null ? [{ teamId, rank, version: versionOfPlace(draft) }] : [],
    ),
    ...clearing
      .filter(({ teamId }) => !lineByTeamId.has(teamId))
      .map(({ teamId, draft }) => ({ teamId, rank: null, version: versionOfPlace(draft) })),
  ];
}
