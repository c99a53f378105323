import { useState } from "react";
import { RULES } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import { REASON_AFTER_MS } from "@contract/modules/payments/contract/reason-after";
import { RevertPaymentDocument } from "../../../graphql/features/admin-payments";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import type { Payment } from "../hooks/use-reported-payments";

interface RevertPaymentModalProps {
  readonly payment: Payment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * Asks why a decision is reverted. The reason is mailed to the team. If the mail about the decision is still unsent,
 * the server withdraws this mail and mails nothing. Within `REASON_AFTER_MS` of the decision, the server accepts a
 * revert without a reason.
 */
export function RevertPaymentModal({ payment, onClose, onDone }: RevertPaymentModalProps) {
  const { id: paymentId, version, teamName, status, decidedAt } = payment;
  const [isEarly] = useState(
    () => decidedAt !== null && Date.now() - new Date(decidedAt).getTime() < REASON_AFTER_MS,
  );
  return (
    <ReasonModal
      mutation={RevertPaymentDocument}
      toInput={(reason) => ({ paymentId, version, reason: reason || null })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
      title={`Take back the decision “${status}” for ${teamName}?`}
      description={
        status === "accepted"
          ? "The payment returns to its previous status. If the payment has a receipt, the receipt is marked as cancelled."
          : "The payment returns to its previous status."
      }
      label="Take back"
      busyLabel="Taking back..."
      danger
      {...(isEarly
        ? {
            optional: true,
            hint: t(
              "The team will read this text. The text is optional, because the team usually does not know about the decision yet.",
            ),
          }
        : { missing: RULES.revertReason, hint: t("The team will read this text.") })}
    />
  );
}
