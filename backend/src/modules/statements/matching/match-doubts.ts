import type { LineMatch, MatchFacts } from "./match-facts.js";
import { REASONS } from "./reason-labels.js";

type Verdict = Pick<LineMatch, "line" | "outcome" | "reasons">;

/**
 * Returns a match. If there are reasons to doubt the match, adds the reasons and makes the outcome less certain. Money
 * is in doubt if it may have been returned, may be outgoing, or may never have arrived.
 */
export function inDoubt<Found extends Verdict>(match: Found, seen: MatchFacts["seen"]): Found {
  const { line, outcome, reasons } = match;
  if (line.mentionsReturn && outcome !== "ignored" && !seen.has(line.fingerprint))
    return {
      ...match,
      outcome: outcome === "unclaimed" ? outcome : "conflict",
      reasons: [REASONS.mentionsReturn, ...reasons],
    };
  if (!["exact", "probable", "unclaimed"].includes(outcome)) return match;
  if (line.notDone === "says")
    return {
      ...match,
      outcome: outcome === "unclaimed" ? outcome : "conflict",
      reasons: [REASONS.notDone, ...reasons],
    };
  const doubts = [
    ...(line.debitElsewhere ? [REASONS.skippedDebit] : []),
    ...(line.notDone === "mentions" ? [REASONS.notDone] : []),
    ...(line.unassignedColumn === null ? [] : [REASONS.unnamedColumn(line.unassignedColumn)]),
  ];
  if (doubts.length === 0 || outcome !== "exact") return match;
  return { ...match, outcome: "probable", reasons: [...reasons, ...doubts] };
}
