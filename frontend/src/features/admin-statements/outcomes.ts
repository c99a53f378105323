import type { StatementLineFieldsFragment } from "../../graphql/features/admin-statements";
import type { StatementOutcome } from "../../graphql/schema-types";
import { t } from "@contract/kernel/contract/t";

export type Line = StatementLineFieldsFragment;

/** What became of lines, in the order in which a volunteer looks at them. */
export const OUTCOMES: readonly {
  readonly outcome: StatementOutcome;
  readonly label: string;
  /** What it means and what to do. */
  readonly meaning: string;
}[] = [
  {
    outcome: "conflict",
    label: "Conflict",
    meaning:
      "What the line says contradicts itself, another line or another team. Its money may have gone back. Decide these under Payments.",
  },
  {
    outcome: "probable",
    label: "Probable",
    meaning:
      "Most likely this team's money, but something differs. Read why, and tick those you are sure of.",
  },
  {
    outcome: "unclaimed",
    label: "Unclaimed",
    meaning: "Money that matches no team. Once a team has reported it, upload the statement again.",
  },
  {
    outcome: "exact",
    label: "Exact",
    meaning:
      "Transaction id or reference and the amount match one payment. These are ticked; untick any you doubt.",
  },
  {
    outcome: "seen",
    label: "Already seen",
    meaning: "Confirmed before, from a statement or by hand. Nothing is left to do.",
  },
  {
    outcome: "ignored",
    label: "Ignored",
    meaning:
      "No money that came in: zero, money out, or an amount that cannot be read. It never confirms anything.",
  },
];

/** The name of an outcome. */
export function outcomeLabel(outcome: StatementOutcome): string {
  return OUTCOMES.find((candidate) => candidate.outcome === outcome)?.label ?? outcome;
}

/** Whether a line can be ticked. */
export function isConfirmable({ outcome, match }: Line): boolean {
  return match !== null && (outcome === "exact" || outcome === "probable");
}

/** "1 payment", "12 payments". */
export function payments(count: number): string {
  return t("{count, plural, one {# payment} other {# payments}}", { count });
}

/** Whether money came in by a line that confirms nothing unless it is ticked. */
export function isOpen({ outcome }: Line): boolean {
  return outcome !== "seen" && outcome !== "ignored";
}

/** Returns lines with one result, or all: first those that an admin has to check, each kind in the file's order. */
export function problemsFirst(lines: readonly Line[], chosen: StatementOutcome | null): readonly Line[] {
  if (chosen !== null) return lines.filter(({ outcome }) => outcome === chosen);
  return OUTCOMES.flatMap(({ outcome }) => lines.filter((line) => line.outcome === outcome));
}

/** "1 line", "12 lines". */
export function linesText(count: number): string {
  return t("{count, plural, one {# line} other {# lines}}", { count });
}
