import type { KeyboardEvent } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { REJECT_REASONS } from "@contract/kernel/contract/texts/reject-reasons.texts";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { usePreservedValues } from "../../../../shared/drafts/preserved-state";
import { TextAreaField } from "../../../../shared/ui/text-field";
import type { Payment } from "../../hooks/use-reported-payments";
import { FormModal } from "../../../../shared/forms/form-modal";
import { KeyHint } from "./key-hint";

interface RejectModalProps {
  readonly open: boolean;
  readonly payment: Payment;
  /** The reason that the admin typed earlier. */
  readonly written: string;
  readonly onReject: (reason: string) => void;
  readonly onClose: (written: string) => void;
}

/**
 * Asks why the payment is rejected. The reason is sent to the team. A number key chooses a ready-made reason, and Enter
 * sends the rejection. While the admin types a reason, numbers are text and only Ctrl + Enter (⌘ + Enter) sends. If the
 * admin closes the dialog to check the facts, or the rejection fails, the reason is still there the next time.
 */
export function RejectModal({ open, payment, written, onReject, onClose }: RejectModalProps) {
  const form = useForm({
    initial: { reason: written },
    contract: () =>
      import("@contract/modules/payments/contract/decide-payment.input").then((m) => m.DecidePaymentInput),
    toInput: ({ reason }) => ({ paymentId: payment.id, decision: "rejected", reason: reason.trim() }),
    fallback: FALLBACKS.generic,
    submit: ({ reason }) => {
      onReject(reason.trim());
      return Promise.resolve();
    },
  });
  usePreservedValues(`reject ${payment.id}`, form);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || !isTyping)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
    const reason = REJECT_REASONS[Number(event.key) - 1];
    if (reason === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    form.set("reason", reason);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${event.key}"]`)?.focus();
  };
  return (
    <FormModal
      open={open}
      form={{ ...form, formProps: { ...form.formProps, onKeyDown } }}
      onClose={() => onClose(form.values.reason)}
      title={`Reject the payment of ${payment.teamName}?`}
      description="The team reads your reason and can report the payment again."
      label="Reject payment"
      busyLabel="Rejecting..."
      danger
    >
      <FormFailure form={form} />
      <ReasonChoice value={form.values.reason} onChange={(reason) => form.set("reason", reason)} />
      <TextAreaField
        {...form.field("reason")}
        label="Reason"
        hint="Tell the team the problem and the next step."
        maxLength={LIMITS.reasonMax}
      />
    </FormModal>
  );
}

/** Offers ready-made reasons, each with a number key. The chosen text can be edited below. */
function ReasonChoice({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">Common reasons</legend>
      <div className="mt-1.5 grid gap-1">
        {REJECT_REASONS.map((reason, index) => (
          <label
            key={reason}
            className="flex min-h-11 items-start gap-3 border border-rule px-3 py-2 text-sm hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="ready-made"
              value={index + 1}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex-1">{reason}</span>
            <KeyHint>{String(index + 1)}</KeyHint>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
