import { StatementOutcome } from "../contract/statement.enums.js";
import type { StatementTotals } from "../statement-totals.types.js";

/** The fields of a line that are counted. */
interface Counted {
  readonly outcome: StatementOutcome;
  /** What moved on the account, money out below zero; null where that cannot be read. */
  readonly movedPaise: number | null;
}

/**
 * What came in by a statement's lines, in all and by result: each rupee is in one of the results, so they add up to what
 * the bank says came in.
 */
export function totalsOf(lines: readonly Counted[]): StatementTotals {
  const credits = lines.filter(({ movedPaise }) => (movedPaise ?? 0) > 0);
  const results = Object.values(StatementOutcome).map((outcome) => {
    const isOne = (line: Counted): boolean => line.outcome === outcome;
    const own = credits.filter(isOne);
    return { outcome, lines: lines.filter(isOne).length, creditLines: own.length, amount: sumOf(own) };
  });
  return { creditLines: credits.length, amount: sumOf(credits), results };
}

function sumOf(lines: readonly Counted[]): number {
  return lines.reduce((sum, { movedPaise }) => sum + (movedPaise ?? 0), 0);
}
