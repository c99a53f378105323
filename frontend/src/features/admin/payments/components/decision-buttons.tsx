import { useState } from "react";
import type { ReportedPaymentFieldsFragment } from "../../../../graphql/generated";
import { Button } from "../../../../shared/ui/button";

interface DecisionButtonsProps {
  readonly payment: ReportedPaymentFieldsFragment;
  readonly onAccept: (payment: ReportedPaymentFieldsFragment) => Promise<void>;
  readonly onReject: (payment: ReportedPaymentFieldsFragment) => void;
}

/** Accept at once, or reject with a reason. Each row is busy on its own, so that the next one need not wait. */
export function DecisionButtons({ payment, onAccept, onReject }: DecisionButtonsProps) {
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    await onAccept(payment);
    setBusy(false);
  };
  const whose = <span className="sr-only"> the payment of {payment.teamName}</span>;
  return (
    <div className="grid gap-2 lg:flex">
      <Button variant="secondary" busy={busy} busyLabel="Accepting..." onClick={() => void accept()}>
        <span>Accept{whose}</span>
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => onReject(payment)}>
        <span>Reject{whose}</span>
      </Button>
    </div>
  );
}
