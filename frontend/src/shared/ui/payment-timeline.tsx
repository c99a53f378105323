import type { ReactNode } from "react";
import type { PaymentFieldsFragment } from "../../graphql/features/payments";
import { DateTime } from "./date-time";
import { TransactionId } from "./transaction-id";
import { StatusBadge } from "./badge";
import { t } from "@contract/kernel/contract/t";

type Step = PaymentFieldsFragment["steps"][number];

/**
 * Returns what `who` did in a step, by the step's result and basis. Older reverts have no stored basis, but are
 * recognised because they start from "accepted".
 */
function deedOf({ from, to, basis }: Step, who: ReactNode): ReactNode {
  if (basis === "revert" || (from === "accepted" && to !== "refunded"))
    return <>Decision taken back by {who}</>;
  if (basis === "cash") return <>Paid in cash, recorded by {who}</>;
  if (basis === "bankLine") return <>Found in the bank statement by {who}</>;
  switch (to) {
    case "incomplete":
      return <>Withdrawn by {who}</>;
    case "pending":
      return from === "pending" ? <>Corrected by {who}</> : <>Reported by {who}</>;
    case "accepted":
      return <>Accepted by {who}</>;
    case "rejected":
      return <>Rejected by {who}</>;
    case "refunded":
      return <>Returned by {who}</>;
  }
}

/**
 * Returns whether the club, rather than the team, took a step. A leader reports, corrects or withdraws a payment, so
 * the payment becomes pending or incomplete. The club's steps lead to other states, except when they revert a decision.
 */
function isClubs({ from, to, basis }: Step): boolean {
  return basis === "revert" || from === "accepted" || (to !== "pending" && to !== "incomplete");
}

interface PaymentTimelineProps {
  readonly steps: readonly Step[];
  /** Whether the viewer is the team, which sees "the club" instead of a treasurer's name, and no status badges. */
  readonly forTeam?: boolean;
}

/** The steps of a payment, oldest first, each with its actor, its time in India and its reason. */
export function PaymentTimeline({ steps, forTeam = false }: PaymentTimelineProps) {
  if (steps.length === 0) return <p className="text-soft">No payment has been reported yet.</p>;
  return (
    <ol aria-label="Steps of this payment" className="border-l-4 border-rule">
      {steps.map((step, at) => (
        <li key={step.id} className="grid gap-1 py-2 pl-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {forTeam ? null : <StatusBadge status={step.to} />}
            <span className="text-sm">
              {deedOf(
                step,
                <span className="font-semibold">{forTeam && isClubs(step) ? t("the club") : step.by}</span>,
              )}
            </span>
          </div>
          <p className="text-sm text-soft">
            <DateTime value={step.at} />
          </p>
          {step.transactionId === null || step.transactionId === steps[at - 1]?.transactionId ? null : (
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
