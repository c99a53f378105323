import type { PaymentFieldsFragment, PaymentStatus } from "../../../graphql/generated";
import { Panel } from "../../../shared/ui/panel";
import { StatusBadge } from "../../../shared/ui/status-badge";
import { PaymentTimeline } from "../../../shared/ui/payment-timeline";

interface PaymentStatusPanelProps {
  readonly eventTitle: string;
  readonly payment: PaymentFieldsFragment;
  readonly leads: boolean;
  /** False before the ranking qualifies, and where nothing is to be paid at all. */
  readonly due: boolean;
}

/** Where the payment stands, what happens next, and how it came there. */
export function PaymentStatusPanel({ eventTitle, payment, leads, due }: PaymentStatusPanelProps) {
  const { status, reason, teamName } = payment;
  return (
    <Panel title="Status" aside={<StatusBadge status={status} />} layout="grid gap-4">
      <div>
        <p className="label-mono text-soft">{eventTitle}</p>
        <p className="text-lg font-bold">{teamName}</p>
      </div>
      <p>{nextOf(status, leads, due)}</p>
      {status === "rejected" && reason !== null ? (
        <p className="border-l-4 border-bad bg-bad-wash px-4 py-3">
          <span className="font-semibold text-bad">Why it was rejected: </span>
          {reason}
        </p>
      ) : null}
      <PaymentTimeline steps={payment.steps} />
    </Panel>
  );
}

function nextOf(status: PaymentStatus, leads: boolean, due: boolean): string {
  switch (status) {
    case "incomplete":
      if (!due) return "There is nothing to pay at the moment.";
      return leads
        ? "Transfer the fee first, then report the transfer with its number."
        : "Your team's leader transfers the fee and reports it here.";
    case "pending":
      return "The club checks the transfer by hand. The leader gets an e-mail once it is decided; there is nothing to do until then.";
    case "accepted":
      return "The club found the transfer. Your team is paid up, and nothing is left to do.";
    case "rejected":
      return leads
        ? "Check the number and report the payment again."
        : "Your team's leader can report the payment again.";
  }
}
