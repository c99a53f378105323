import { StatementOutcome } from "../contract/statement.enums.js";
import type { StatementTotals } from "../statement-totals.types.js";

interface Counted {
  readonly outcome: StatementOutcome;
  /** The change of the balance, negative for outgoing money, or null if it cannot be read. */
  readonly movedPaise: number | null;
}

/**
 * Adds up a statement's incoming money, in total and by result. Each rupee is in exactly one result, so the results add
 * up to the bank's total.
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
