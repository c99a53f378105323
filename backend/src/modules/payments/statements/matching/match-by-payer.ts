import type { Candidate, LineMatch } from "./match-facts.js";
import { nameWords, namesPayer } from "./payer-names.js";
import { REASONS } from "./reason-words.js";

/**
 * Lines that show neither id nor reference: where amount and payer's name fit one pending payment, and only one, it
 * is probably that. Payments that another line names by id or reference are not asked.
 */
export function matchByPayer(matches: readonly LineMatch[], candidates: readonly Candidate[]): LineMatch[] {
  const named = new Set(matches.map(({ candidate }) => candidate?.teamId));
  const open = candidates.filter(({ status, teamId }) => status === "pending" && !named.has(teamId));
  return matches.map((match) => (match.outcome === "unclaimed" ? byPayer(match, open) : match));
}

function byPayer(match: LineMatch, open: readonly Candidate[]): LineMatch {
  const words = nameWords(match.line.description);
  const fitting = open.filter(
    ({ amountPaise, people }) =>
      amountPaise === match.line.money.paise && people.some((name) => namesPayer(name, words)),
  );
  const [team] = fitting;
  if (!team) return match;
  if (fitting.length > 1) {
    return { ...match, reasons: [REASONS.severalPayers(fitting.map(({ teamName }) => teamName))] };
  }
  return { ...match, outcome: "probable", candidate: team, reasons: [REASONS.amount, REASONS.payer] };
}
