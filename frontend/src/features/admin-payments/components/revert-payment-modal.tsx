import { RevertPaymentDocument } from "../../../graphql/features/admin-payments";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import type { Payment } from "../hooks/use-reported-payments";

interface RevertPaymentModalProps {
  readonly payment: Payment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks why a decision is taken back. The team reads the answer, unless no mail about the decision was sent yet. */
export function RevertPaymentModal({ payment, onClose, onDone }: RevertPaymentModalProps) {
  const { id: paymentId, version, teamName, status } = payment;
  return (
    <ReasonModal
      mutation={RevertPaymentDocument}
      toInput={(reason) => ({ paymentId, version, reason: reason || null })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={`Take back that ${teamName} was ${status}?`}
      description="The payment is what it was before. A receipt that was given out says that it is cancelled."
      label="Take back"
      busyLabel="Taking back..."
      danger
      hint="The team reads it. Within two minutes of the decision nobody was mailed, and none is needed."
      optional
    />
  );
}
