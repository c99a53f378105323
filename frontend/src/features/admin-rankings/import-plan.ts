import type { RankingPreviewQuery } from "../../graphql/generated";

export type Preview = RankingPreviewQuery["rankingPreview"];
export type PreviewRow = Preview["rows"][number];
export type Suggestion = PreviewRow["suggestions"][number];

/** A line as it is taken over: with the team that was chosen for it, if none was found. */
export interface PlannedRow extends PreviewRow {
  /** Stands for the line in a table. */
  readonly id: string;
  readonly isChosen: boolean;
}

/** What stands for each kind, the ones that need somebody first. */
export const KINDS = [
  ["unmatched", "Team not found"],
  ["twice", "Team twice"],
  ["badRank", "No such rank"],
  ["changed", "Changed"],
  ["added", "New"],
  ["cleared", "Rank cleared"],
  ["unchanged", "Unchanged"],
] as const satisfies readonly (readonly [PreviewRow["kind"], string])[];

const WRITTEN = new Set<PreviewRow["kind"]>(["changed", "added", "cleared"]);

/** The lines with the teams chosen for them. Two lines cannot take the same team. */
export function plannedRows(
  preview: Preview,
  chosen: ReadonlyMap<number, Suggestion>,
): readonly PlannedRow[] {
  return preview.rows.map((row) => {
    const team = chosen.get(row.line);
    const id = String(row.line);
    if (team === undefined || row.kind !== "unmatched") return { ...row, id, isChosen: false };
    const { teamId, teamName, seen } = team;
    return { ...row, id, isChosen: true, teamId, teamName, seen, kind: kindOf(seen, row.rank) };
  });
}

function kindOf(from: number | null, to: number | null): PreviewRow["kind"] {
  if (from === to) return "unchanged";
  if (from === null) return "added";
  return to === null ? "cleared" : "changed";
}

/** Teams that a line names, with the first such line, so that no other line can be given them. */
export function takenTeams(rows: readonly PlannedRow[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { teamId, line } of rows) if (teamId !== null && !taken.has(teamId)) taken.set(teamId, line);
  return taken;
}

/** How many lines are of which kind. */
export function countKinds(rows: readonly PlannedRow[]): ReadonlyMap<PreviewRow["kind"], number> {
  const counts = new Map<PreviewRow["kind"], number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** What is written into the draft. `clearing`: teams that no line names lose their place. */
export function placesToWrite(rows: readonly PlannedRow[], clearing: readonly Suggestion[]) {
  const taken = takenTeams(rows);
  return [
    ...rows.flatMap(({ kind, teamId, rank, seen }) =>
      WRITTEN.has(kind) && teamId !== null ? [{ teamId, rank, seen }] : [],
    ),
    ...clearing
      .filter(({ teamId }) => !taken.has(teamId))
      .map(({ teamId, seen }) => ({ teamId, rank: null, seen })),
  ];
}
