import { useId } from "react";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { loadModal, Modal } from "../../../../shared/ui/modal";
import { ResendButton } from "../../../../shared/ui/resend-button";
import { useEmailCodeForm, type EmailCodeFormProps } from "../../hooks/use-email-code-form";

// Loads while the code is requested, because the dialog must notice that the user types elsewhere.
void loadModal().catch(() => undefined);

interface VerifyEmailModalProps extends EmailCodeFormProps {
  readonly onClose: () => void;
}

/**
 * Asks for the mailed code in a dialog, which the sign-up form mounts.
 */
export function VerifyEmailModal({ onClose, ...props }: VerifyEmailModalProps) {
  const { challenge } = props;
  const id = useId();
  const { form, resend, element } = useEmailCodeForm(props);
  return (
    <Modal
      open
      onClose={onClose}
      title="Verify your e-mail"
      description={
        <>
          Enter the 6-digit code that we sent to{" "}
          <span className="font-mono font-semibold">{challenge.email}</span>. Each code is valid for 10
          minutes.
        </>
      }
      footer={
        <Button type="submit" form={id} wide busy={form.busy} busyLabel="Verifying...">
          Verify
        </Button>
      }
    >
      <form
        ref={element}
        {...form.formProps}
        id={id}
        onSubmit={(event) => {
          // Otherwise React would also pass the event to the sign-up form.
          event.stopPropagation();
          form.formProps.onSubmit(event);
        }}
        className="grid gap-4"
      >
        {form.failure !== null || form.summary.length > 0 ? (
          <FormFailure form={form} />
        ) : challenge.text === "" ? null : (
          <Banner tone={challenge.tone}>{challenge.text}</Banner>
        )}
        <CodeField {...form.field("otp")} label="Code" />
        <ResendButton nextAt={challenge.nextAt} onResend={resend} />
      </form>
    </Modal>
  );
}
