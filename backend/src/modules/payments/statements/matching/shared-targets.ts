import type { LineMatch } from "./match-facts.js";
import { REASONS } from "./reason-words.js";

/** A team has one payment: of several lines for it, none can be confirmed before somebody has looked. */
export function refuseSharedTargets(matches: readonly LineMatch[]): LineMatch[] {
  const lines = new Map<string, number[]>();
  for (const match of matches) {
    const teamId = targetOf(match);
    if (teamId !== null) lines.set(teamId, [...(lines.get(teamId) ?? []), match.line.line]);
  }
  return matches.map((match) => {
    const shared = lines.get(targetOf(match) ?? "") ?? [];
    if (shared.length < 2) return match;
    return { ...match, outcome: "conflict", reasons: [REASONS.twoLines(shared), ...match.reasons] };
  });
}

/** The team that confirming the line would accept the payment of. */
function targetOf({ outcome, candidate }: LineMatch): string | null {
  return outcome === "exact" || outcome === "probable" ? (candidate?.teamId ?? null) : null;
}
