import type { PaymentFieldsFragment, PaymentStatus } from "../../graphql/generated";
import { DateTime } from "./date-time";
import { StatusBadge } from "./status-badge";

type Step = PaymentFieldsFragment["steps"][number];

const VERBS: Record<PaymentStatus, string> = {
  incomplete: "Reset by",
  pending: "Reported by",
  accepted: "Accepted by",
  rejected: "Rejected by",
};

interface PaymentTimelineProps {
  readonly steps: readonly Step[];
  /** For the team, to which whoever decides is the club. */
  readonly forTeam?: boolean;
}

/** Every step of the payment, oldest first: what, who, when in India's time, and why. */
export function PaymentTimeline({ steps, forTeam = false }: PaymentTimelineProps) {
  if (steps.length === 0) return <p className="text-soft">Nothing has been reported yet.</p>;
  return (
    <ol aria-label="Steps of this payment" className="border-l-4 border-rule">
      {steps.map((step) => (
        <li key={step.id} className="grid gap-1 py-2 pl-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={step.to} />
            <span className="text-sm">
              {VERBS[step.to]}{" "}
              <span className="font-semibold">{forTeam && step.to !== "pending" ? "the club" : step.by}</span>
            </span>
          </div>
          <p className="text-sm text-soft">
            <DateTime value={step.at} />
          </p>
          {step.transactionId === null ? null : (
            <p className="text-sm">
              Transaction ID <span className="font-mono font-semibold break-all">{step.transactionId}</span>
            </p>
          )}
          {step.reason === null ? null : <p className="text-sm">Reason: {step.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
