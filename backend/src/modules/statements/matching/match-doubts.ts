import type { LineMatch, MatchFacts } from "./match-facts.js";
import { REASONS } from "./reason-labels.js";

type Verdict = Pick<LineMatch, "line" | "outcome" | "reasons">;

/**
 * Returns the match, with reasons and a less certain outcome if the line's money is in doubt. The money may have been
 * returned, may be outgoing, or may never have arrived.
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
