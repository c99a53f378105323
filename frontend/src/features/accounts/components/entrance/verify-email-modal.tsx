import { useId } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { useSubmitWhenFull } from "../../../../shared/forms/use-submit-when-full";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { Modal } from "../../../../shared/ui/modal";
import { ResendButton } from "../../../../shared/ui/resend-button";
import type { Challenge } from "../../hooks/use-email-verification";
import { useResend } from "../../hooks/use-resend";

interface VerifyEmailModalProps {
  readonly challenge: Challenge;
  /** Filled in from the start; it is sent when the user presses Verify. */
  readonly code?: string;
  readonly onConfirm: (otp: string) => Promise<void>;
  readonly onResend: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Where the mailed code goes in. Mount it outside the sign-up form: React would hand its submit to that form too. */
export function VerifyEmailModal(props: VerifyEmailModalProps) {
  const { challenge, code = "", onConfirm, onResend, onClose } = props;
  const id = useId();
  const { email } = challenge;
  const form = useForm({
    initial: { otp: code },
    contract: () =>
      import("@contract/modules/accounts/contract/sign-up.inputs").then((m) => m.VerifyEmailCodeInput),
    toInput: ({ otp }) => ({ email, otp }),
    fallback: FALLBACKS.invalidOtp,
    submit: ({ otp }) => onConfirm(otp),
  });
  const resend = useResend(form, onResend);
  const element = useSubmitWhenFull(form.values.otp);
  return (
    <Modal
      open
      onClose={onClose}
      title="Verify your e-mail"
      description={
        <>
          Enter the 6-digit code that we sent to <span className="font-mono font-semibold">{email}</span>.
          Each code is valid for 10 minutes.
        </>
      }
      footer={
        <Button type="submit" form={id} wide busy={form.busy} busyLabel="Verifying...">
          Verify
        </Button>
      }
    >
      <form ref={element} {...form.formProps} id={id} className="grid gap-4">
        {form.failure === null && form.summary.length === 0 ? (
          <Banner tone={challenge.tone}>{challenge.text}</Banner>
        ) : (
          <FormFailure form={form} />
        )}
        <CodeField {...form.field("otp")} label="Code" />
        <ResendButton nextAt={challenge.nextAt} onResend={resend} />
      </form>
    </Modal>
  );
}
