import { useId } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { ReportedPaymentFieldsFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { Button } from "../../../../shared/ui/button";
import { Modal } from "../../../../shared/ui/modal";
import { TextAreaField } from "../../../../shared/ui/text-area-field";

interface RejectModalProps {
  readonly payment: ReportedPaymentFieldsFragment;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a payment is rejected; the team reads the answer. */
export function RejectModal({ payment, onReject, onClose }: RejectModalProps) {
  const id = useId();
  const form = useForm({
    initial: { reason: "" },
    contract: () =>
      import("@contract/modules/payments/contract/decide-payment.input").then((m) => m.DecidePaymentInput),
    toInput: ({ reason }) => ({ paymentId: payment.id, decision: "rejected", reason: reason.trim() }),
    fallback: FALLBACKS.generic,
    submit: ({ reason }) => onReject(reason.trim()),
  });
  const close = () => (form.busy ? undefined : onClose());
  return (
    <Modal
      open
      onClose={close}
      title={`Reject the payment of ${payment.teamName}?`}
      description="The team reads your reason and can report again."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel="Rejecting...">
            Reject payment
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-4">
        <FormFailure form={form} />
        <TextAreaField
          {...form.field("reason")}
          label="Reason"
          hint="What did not fit, and what should the team do? For example: no transfer with this UTR reached the account."
          maxLength={LIMITS.reasonMax}
        />
      </form>
    </Modal>
  );
}
