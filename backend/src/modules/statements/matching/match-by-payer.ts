import { groupBy } from "../../../kernel/lists.js";
import type { Candidate, LineMatch } from "./match-facts.js";
import { nameWords, wantedWords } from "./payer-names.js";
import { REASONS } from "./reason-labels.js";

/** The name of a person in a team. */
interface Payer {
  readonly team: Candidate;
  readonly words: readonly string[];
}

/** Payers by the rarest word of their name. A line that names a payer always contains that word. */
type PayerIndex = ReadonlyMap<string, readonly Payer[]>;

/**
 * Matches unclaimed lines. If the amount and the payer's name fit exactly one pending payment, the line is probably for
 * that payment. Ignores payments that another line names by id or reference.
 */
export function matchByPayer(matches: readonly LineMatch[], candidates: readonly Candidate[]): LineMatch[] {
  const named = new Set(matches.map(({ candidate }) => candidate?.teamId));
  const open = candidates.filter(({ status, teamId }) => status === "pending" && !named.has(teamId));
  const index = indexPayers(open);
  return matches.map((match) => {
    const isOpen =
      match.outcome === "unclaimed" && !match.line.mentionsReturn && match.line.notDone !== "says";
    return isOpen ? byPayer(match, index) : match;
  });
}

function byPayer(match: LineMatch, index: PayerIndex): LineMatch {
  const fitting = payersOf(match, index);
  const [team] = fitting;
  if (!team) return match;
  if (fitting.length > 1) {
    return { ...match, reasons: [REASONS.severalPayers(fitting.map(({ teamName }) => teamName))] };
  }
  return { ...match, outcome: "probable", candidate: team, reasons: [REASONS.amount, REASONS.payer] };
}

function payersOf({ line }: LineMatch, index: PayerIndex): Candidate[] {
  const words = nameWords(line.description);
  const fitting = new Set<Candidate>();
  for (const word of words) {
    for (const { team, words: wanted } of index.get(word) ?? []) {
      if (team.amountPaise === line.money.paise && wanted.every((other) => words.has(other)))
        fitting.add(team);
    }
  }
  return [...fitting];
}

function indexPayers(teams: readonly Candidate[]): PayerIndex {
  const payers = teams
    .flatMap((team) => team.people.map((name) => ({ team, words: wantedWords(name) })))
    .filter(({ words }) => words.length > 0);
  const times = new Map<string, number>();
  for (const word of payers.flatMap(({ words }) => words)) times.set(word, (times.get(word) ?? 0) + 1);
  const rarer = (one: string, other: string): string =>
    (times.get(other) ?? 0) < (times.get(one) ?? 0) ? other : one;
  return groupBy(payers, (payer) => [payer.words.reduce(rarer), payer]);
}
