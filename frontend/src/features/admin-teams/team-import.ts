import type { TeamImport } from "./hooks/use-teams-import";

/** How many of a team's lines cannot be applied; then none of the team is. */
export function problemsOf({ lines }: TeamImport): number {
  return lines.filter(({ problem }) => problem !== null).length;
}

/** Returns whether a team can be chosen: nothing is wrong, and at least one person is added. */
export function isApplicable(team: TeamImport): boolean {
  return problemsOf(team) === 0 && team.lines.some(({ outcome }) => outcome !== "UNCHANGED");
}
