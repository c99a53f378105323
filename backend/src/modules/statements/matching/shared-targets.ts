import { groupBy } from "../../../kernel/lists.js";
import { isConfirmable, type LineMatch, type Reason } from "./match-facts.js";
import { REASONS } from "./reason-labels.js";

/**
 * Marks lines as conflicts if several of them match the same team's payment. A team has one payment, so a treasurer
 * must choose the line.
 */
export function refuseSharedTargets(matches: readonly LineMatch[]): LineMatch[] {
  const reasons = sharedReasons(matches);
  return matches.map((match) => {
    const shared = reasons.get(targetOf(match) ?? "");
    return shared ? { ...match, outcome: "conflict", reasons: [shared, ...match.reasons] } : match;
  });
}

/** Returns, for each team with several lines, the reason why its lines cannot be confirmed. */
function sharedReasons(matches: readonly LineMatch[]): ReadonlyMap<string, Reason> {
  const targeted = matches.flatMap((match) => {
    const teamId = targetOf(match);
    return teamId === null ? [] : [{ teamId, line: match.line.line }];
  });
  const lines = groupBy(targeted, ({ teamId, line }) => [teamId, line]);
  const shared = [...lines].filter(([, listed]) => listed.length > 1);
  return new Map(shared.map(([teamId, listed]) => [teamId, REASONS.twoLines(listed)]));
}

/** Returns the team whose payment the line would accept, or null. */
function targetOf(match: LineMatch): string | null {
  return isConfirmable(match) ? match.candidate.teamId : null;
}
