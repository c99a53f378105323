import { Money } from "../../../shared/ui/values";
import type { StatementOutcome } from "../../../graphql/schema-types";
import type { Preview } from "../hooks/use-statement";
import { OUTCOMES } from "../outcomes";
import { LOCALE } from "../../../shared/language";

interface OutcomeChipsProps {
  readonly totals: Preview["totals"];
  /** The total number of lines. */
  readonly lines: number;
  /** The result whose lines are shown; null for all lines. */
  readonly shownOutcome: StatementOutcome | null;
  readonly onShow: (outcome: StatementOutcome | null) => void;
}

/**
 * The number of lines and their total amount for each result. A click shows only the lines with that result. The
 * amounts add up to the amount of all lines.
 */
export function OutcomeChips({ totals, lines, shownOutcome, onShow }: OutcomeChipsProps) {
  const { amount, creditLines, results } = totals;
  const chips = [
    { outcome: null, label: "All lines", meaning: "All lines in the file.", lines, amount },
    ...OUTCOMES.map((about) => ({
      ...about,
      lines: 0,
      amount: 0,
      ...results.find(({ outcome }) => outcome === about.outcome),
    })),
  ];
  const meaning = chips.find(({ outcome }) => outcome === shownOutcome)?.meaning;
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label="Lines by result"
        className="-m-1 flex gap-2 overflow-x-auto p-1 sm:m-0 sm:grid sm:p-0 sm:grid-cols-4 sm:overflow-visible min-[75rem]:grid-cols-7"
      >
        {chips.map(({ outcome, label, lines: count, amount: came }) => (
          <button
            key={label}
            type="button"
            aria-pressed={outcome === shownOutcome}
            onClick={() => onShow(outcome)}
            className="grid min-h-11 shrink-0 rounded-xs border-2 border-outline px-2.5 py-1 text-left hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
              {label}
              <span className="font-mono whitespace-nowrap"> {count.toLocaleString(LOCALE)}</span>
            </span>
            <span className="font-mono text-sm">{came === 0 ? "₹0" : <Money paise={came} />}</span>
          </button>
        ))}
      </div>
      <p role="status" className={shownOutcome === null ? "sr-only" : "max-w-prose text-sm text-soft"}>
        {meaning}
      </p>
      <p className="sr-only">
        Lines with money that came in: {creditLines.toLocaleString(LOCALE)}. The amounts on the other buttons
        add up to the amount on “All lines”.
      </p>
    </div>
  );
}
