import type { StatementLineFieldsFragment } from "../../graphql/features/admin-statements";
import type { StatementOutcome } from "../../graphql/schema-types";
import { t } from "@contract/kernel/contract/t";

export type Line = StatementLineFieldsFragment;

/** The possible results of a line, in the order in which a volunteer checks them. */
export const OUTCOMES: readonly {
  readonly outcome: StatementOutcome;
  readonly label: string;
  readonly meaning: string;
}[] = [
  {
    outcome: "conflict",
    label: "Conflict",
    meaning:
      "These lines conflict with another line, team or decision, or their money was returned. You cannot tick them. Read the reason next to each line.",
  },
  {
    outcome: "probable",
    label: "Probable",
    meaning:
      "These lines are probably a team's money, but something differs. Read the reason, and tick the lines that you are sure of.",
  },
  {
    outcome: "unclaimed",
    label: "Unclaimed",
    meaning:
      "This money matches no team. Give it to a team under “Money without a team”, or upload the statement again after a team has reported the payment.",
  },
  {
    outcome: "exact",
    label: "Exact",
    meaning:
      "The amount and the transaction ID or reference match one payment. These lines are ticked. Untick the lines that you doubt.",
  },
  {
    outcome: "seen",
    label: "Already seen",
    meaning:
      "These lines were confirmed earlier, from a statement or by hand. You do not need to do anything.",
  },
  {
    outcome: "ignored",
    label: "Ignored",
    meaning:
      "These lines show zero, money out, a failed transfer or an unreadable amount. They confirm no payments.",
  },
];

export function outcomeLabel(outcome: StatementOutcome): string {
  return OUTCOMES.find((candidate) => candidate.outcome === outcome)?.label ?? outcome;
}

/** Returns whether a line can be ticked. */
export function isConfirmable({ outcome, match }: Line): boolean {
  return match !== null && (outcome === "exact" || outcome === "probable");
}

/** Returns a text such as "1 payment" or "12 payments". */
export function paymentsText(count: number): string {
  return t("{count, plural, one {# payment} other {# payments}}", { count });
}

/**
 * Returns whether an admin may still have to do something about a line, because it is neither already seen nor ignored.
 */
export function isOpen({ outcome }: Line): boolean {
  return outcome !== "seen" && outcome !== "ignored";
}

/**
 * Returns the lines with the result `shownOutcome`. If `shownOutcome` is null, returns all lines sorted by result:
 * results that an admin has to check come first, and lines with the same result stay in the file's order.
 */
export function problemsFirst(
  lines: readonly Line[],
  shownOutcome: StatementOutcome | null,
): readonly Line[] {
  if (shownOutcome !== null) return lines.filter(({ outcome }) => outcome === shownOutcome);
  return OUTCOMES.flatMap(({ outcome }) => lines.filter((line) => line.outcome === outcome));
}

/** Returns a text such as "1 line" or "12 lines". */
export function linesText(count: number): string {
  return t("{count, plural, one {# line} other {# lines}}", { count });
}
