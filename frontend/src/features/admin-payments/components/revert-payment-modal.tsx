import { RevertPaymentDocument } from "../../../graphql/features/admin-payments";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import type { Payment } from "../hooks/use-reported-payments";

interface RevertPaymentModalProps {
  readonly payment: Payment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * Asks why a decision is reverted. The reason is mailed to the team, unless the mail about the decision has not been
 * sent yet.
 */
export function RevertPaymentModal({ payment, onClose, onDone }: RevertPaymentModalProps) {
  const { id: paymentId, version, teamName, status } = payment;
  return (
    <ReasonModal
      mutation={RevertPaymentDocument}
      toInput={(reason) => ({ paymentId, version, reason: reason || null })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={`Take back the decision “${status}” for ${teamName}?`}
      description={
        status === "accepted"
          ? "The payment returns to its previous status. Its receipt, if any, is marked as cancelled."
          : "The payment returns to its previous status."
      }
      label="Take back"
      busyLabel="Taking back..."
      danger
      hint="The team will read this text. You do not have to give a reason in the first two minutes, because the mail has not been sent yet."
      optional
    />
  );
}
