import type { PaymentFieldsFragment } from "../../graphql/features/payments";
import type { PaymentStatus } from "../../graphql/schema-types";
import { DateTime } from "./date-time";
import { TransactionId } from "./values";
import { StatusBadge } from "./badge";
import { t } from "@contract/kernel/contract/t";

type Step = PaymentFieldsFragment["steps"][number];

const VERBS: Record<PaymentStatus, string> = {
  incomplete: t("Withdrawn by"),
  pending: t("Reported by"),
  accepted: t("Accepted by"),
  rejected: t("Rejected by"),
  refunded: t("Returned by"),
};

/**
 * Returns the verb for a step, according to its result and its basis. Older reverts have no stored basis, but are
 * recognised because they start from "accepted".
 */
function verbOf({ from, to, basis }: Step): string {
  if (basis === "revert" || (from === "accepted" && to !== "refunded")) return t("Taken back by");
  if (basis === "cash") return t("Paid in cash, recorded by");
  if (basis === "bankLine") return t("Found in the bank statement by");
  return from === "pending" && to === "pending" ? t("Corrected by") : VERBS[to];
}

/**
 * Returns whether the club, rather than the team, took a step. Leaders can only report, correct and withdraw a payment.
 */
function isClubs({ from, to }: Step): boolean {
  return from === "accepted" || (to !== "pending" && to !== "incomplete");
}

interface PaymentTimelineProps {
  readonly steps: readonly Step[];
  /** Whether the viewer is the team, which sees "the club" instead of a treasurer's name. */
  readonly forTeam?: boolean;
}

/** The steps of a payment, oldest first, each with its actor, its time in India and its reason. */
export function PaymentTimeline({ steps, forTeam = false }: PaymentTimelineProps) {
  if (steps.length === 0) return <p className="text-soft">No payment has been reported yet.</p>;
  return (
    <ol aria-label="Steps of this payment" className="border-l-4 border-rule">
      {steps.map((step) => (
        <li key={step.id} className="grid gap-1 py-2 pl-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={step.to} />
            <span className="text-sm">
              {verbOf(step)}{" "}
              <span className="font-semibold">{forTeam && isClubs(step) ? "the club" : step.by}</span>
            </span>
          </div>
          <p className="text-sm text-soft">
            <DateTime value={step.at} />
          </p>
          {step.transactionId === null ? null : (
            <p className="text-sm">
              Transaction ID <TransactionId id={step.transactionId} />
            </p>
          )}
          {step.reason === null ? null : <p className="text-sm">Reason: {step.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
