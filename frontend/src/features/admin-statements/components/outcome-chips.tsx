import type { StatementOutcome } from "../../../graphql/generated";
import { OUTCOMES, type Line } from "../outcomes";

interface OutcomeChipsProps {
  readonly lines: readonly Line[];
  /** Null shows all lines. */
  readonly chosen: StatementOutcome | null;
  readonly onChoose: (outcome: StatementOutcome | null) => void;
}

/** How many lines became what; a press shows only those. */
export function OutcomeChips({ lines, chosen, onChoose }: OutcomeChipsProps) {
  const count = (outcome: StatementOutcome) => lines.filter((line) => line.outcome === outcome).length;
  const chips = [
    { outcome: null, label: "All lines", meaning: "Everything in the file.", n: lines.length },
    ...OUTCOMES.map((about) => ({ ...about, n: count(about.outcome) })),
  ];
  const meaning = chips.find(({ outcome }) => outcome === chosen)?.meaning;
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="Lines by result" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {chips.map(({ outcome, label, n }) => (
          <button
            key={label}
            type="button"
            aria-pressed={outcome === chosen}
            onClick={() => onChoose(outcome)}
            className="flex min-h-11 items-center justify-between gap-3 rounded-xs border-2 border-outline px-3 py-1.5 font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
            <span className="font-mono whitespace-nowrap">{n.toLocaleString("en-IN")}</span>
          </button>
        ))}
      </div>
      <p role="status" className="max-w-prose text-soft">
        {meaning}
      </p>
    </div>
  );
}
