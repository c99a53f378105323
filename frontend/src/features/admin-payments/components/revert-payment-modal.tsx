import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useRevertPaymentMutation } from "../../../graphql/features/admin-payments";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextAreaField } from "../../../shared/ui/text-area-field";
import type { Payment } from "../hooks/use-reported-payments";

interface RevertPaymentModalProps {
  readonly payment: Payment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks why a decision is taken back; the team reads the answer, unless nobody was mailed yet. */
export function RevertPaymentModal({ payment, onClose, onDone }: RevertPaymentModalProps) {
  const { id: paymentId, decidedAt, teamName, status } = payment;
  const [revertPayment] = useRevertPaymentMutation();
  const form = useForm({
    initial: { reason: "" },
    fallback: FALLBACKS.generic,
    submit: async ({ reason }) => {
      const input = { paymentId, decidedAt: decidedAt ?? "", reason: reason.trim() || null };
      const { data } = await revertPayment({ variables: { input } });
      onDone(data?.revertPayment.message ?? "");
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Take back that ${teamName} was ${status}?`}
      description="The payment is what it was before. A receipt that was given out says that it is cancelled."
      label="Take back"
      busyLabel="Taking back..."
      danger
    >
      <FormFailure form={form} />
      <TextAreaField
        {...form.field("reason")}
        label="Reason"
        hint="The team reads it. Within two minutes of the decision nobody was mailed, and none is needed."
        maxLength={LIMITS.reasonMax}
        optional
      />
    </FormModal>
  );
}
