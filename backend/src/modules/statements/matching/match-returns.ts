import { isLong, type LineIds } from "./line-ids.js";
import type { Claim, LineMatch, MatchFacts } from "./match-facts.js";
import { AcceptedPayments } from "./accepted-payments.js";
import { canFollow, ReturnIndex, type MoneyReturn } from "./money-returns.js";
import { LINES_OF_A_PAYER, payerKeys } from "./payer-keys.js";
import { REASONS } from "./reason-labels.js";

type ReadMatch = readonly [match: LineMatch, ids: LineIds];

/**
 * Marks lines of incoming money as conflicts if the money was returned, because returned money pays for no team. Also
 * finds the lines that returned the money, and the payments that were already accepted with this money.
 * @param nonIdentifying ids that prove nothing (see `CommonKeys`)
 */
export function matchReturns(
  read: readonly ReadMatch[],
  facts: MatchFacts,
  nonIdentifying: ReadonlySet<string>,
): LineMatch[] {
  const back = read.filter(([match]) => isReturn(match));
  const here = new Map(back.map(([match, ids]) => [match.line.line, returnOf(match, ids)] as const));
  const all = [...here.values(), ...facts.returns];
  if (all.length === 0) return read.map(([match]) => match);
  const payersOf = creditPayers(read, new Set(all.map(({ paise }) => paise)));
  const index = new ReturnIndex(all, nonIdentifying);
  const tookBack = new Map<MoneyReturn, LineMatch[]>();
  const matches = read.map(([match, ids]) => {
    const { line, money, date } = match.line;
    if (money.problem !== null) return match;
    // A set, because the same return may be found by the line's ID and by the line's payer.
    const returns = new Set([
      ...index.withId(longOf(ids)).filter((one) => one !== here.get(line)),
      ...index.withPayer(payersOf.get(line) ?? [], money.paise).filter((one) => canFollow(one.date, date)),
    ]);
    const [first] = returns;
    if (!first) return match;
    for (const one of returns) {
      const credits = tookBack.get(one);
      if (credits) credits.push(match);
      else tookBack.set(one, [match]);
    }
    return wentBack(match, first);
  });
  const accepted = new AcceptedPayments(facts, nonIdentifying);
  return matches.map((match) => {
    const own = here.get(match.line.line);
    if (own === undefined || match.outcome !== "ignored") return match;
    return explained(match, tookBack.get(own) ?? [], accepted.returnedBy(own, tookBack.get(own) ?? []));
  });
}

/**
 * Returns whether a line may be a return. Outgoing money and money marked as returned may be returns. Incoming money
 * whose text mentions a return, and an amount in a column without a role, may be returns too. These two are compared
 * only by transaction ID (`returnOf`).
 */
function isReturn({ line: { money, mentionsReturn, amountElsewhere } }: LineMatch): boolean {
  if (money.problem === null) return mentionsReturn;
  if (money.problem === "blank") return amountElsewhere;
  return money.problem === "returned" || (money.movedPaise ?? 0) < 0;
}

function returnOf({ line }: LineMatch, ids: LineIds): MoneyReturn {
  return {
    line: line.line,
    date: line.date,
    paise: Math.abs(line.money.movedPaise ?? 0),
    ids: longOf(ids),
    payers: line.money.problem === null || line.money.problem === "blank" ? [] : payerKeys(line.description),
    fileName: null,
  };
}

/** Returns the payers of lines with these amounts, by line number. Leaves out names that many lines have. */
function creditPayers(
  read: readonly ReadMatch[],
  amounts: ReadonlySet<number | null>,
): ReadonlyMap<number, readonly string[]> {
  const wantedLines = read.filter(([{ line }]) => amounts.has(line.money.paise));
  const payersOfLines = wantedLines.map(([{ line }]) => [line.line, payerKeys(line.description)] as const);
  const times = new Map<string, number>();
  for (const key of payersOfLines.flatMap(([, keys]) => keys)) times.set(key, (times.get(key) ?? 0) + 1);
  const isRare = (key: string): boolean => (times.get(key) ?? 0) <= LINES_OF_A_PAYER;
  return new Map(payersOfLines.map(([line, keys]) => [line, keys.filter(isRare)]));
}

/**
 * Adds the reason that the money went back, and makes the line a conflict. A line that was confirmed earlier stays
 * "seen", and `explained` warns about its payment.
 */
function wentBack(match: LineMatch, moneyReturn: MoneyReturn): LineMatch {
  const outcome = match.outcome === "seen" ? "seen" : "conflict";
  return { ...match, outcome, reasons: [REASONS.wentBack(moneyReturn), ...match.reasons] };
}

function explained(
  match: LineMatch,
  credits: readonly LineMatch[],
  returnedPayments: readonly Claim[],
): LineMatch {
  const reasons = [
    ...returnedPayments.map(({ teamName }) => REASONS.acceptedWentBack(teamName)),
    ...(credits.length > 0 ? [REASONS.takesBack(credits.map(({ line }) => line.line))] : []),
  ];
  const candidate = credits.length === 1 ? (credits[0]?.candidate ?? null) : null;
  return { ...match, candidate, returnedPayments, reasons: [...reasons, ...match.reasons] };
}

function longOf({ all }: LineIds): string[] {
  return [...all].filter(isLong);
}
