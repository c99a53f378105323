import { useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { ResendButton } from "../../../../shared/ui/resend-button";
import { useEmailCodeForm, type EmailCodeFormProps } from "../../hooks/use-email-code-form";

/**
 * Asks for the mailed code inside the sign-up form. HTML forbids nested forms. The code therefore has a separate form
 * at the end of the page, and the code's controls refer to this form by its id.
 */
export function VerifyEmailInline(props: EmailCodeFormProps) {
  const { challenge } = props;
  const id = useId();
  const { form, resend, element } = useEmailCodeForm(props);
  const field = form.field("otp");
  useEffect(() => {
    // Does not take the keys of a user who has gone on to another field.
    if (document.activeElement?.matches("input:not([type=email])") !== true)
      document.getElementById(field.id)?.focus();
  }, [field.id]);
  return (
    <div
      role="group"
      aria-label="Verify your e-mail"
      className="grid gap-4 border-l-8 border-accent bg-surface p-4"
    >
      {createPortal(
        <form
          ref={element}
          {...form.formProps}
          id={id}
          onSubmit={(event) => {
            // Otherwise React would also pass the event to the sign-up form.
            event.stopPropagation();
            form.formProps.onSubmit(event);
          }}
        />,
        document.body,
      )}
      <p>
        Enter the 6-digit code that we sent to{" "}
        <span className="font-mono font-semibold wrap-anywhere">{challenge.email}</span>. Each code is valid
        for 10 minutes.
      </p>
      {form.failure !== null || form.summary.length > 0 ? (
        <FormFailure form={form} />
      ) : challenge.text === "" ? null : (
        <Banner tone={challenge.tone}>{challenge.text}</Banner>
      )}
      <CodeField {...field} label="Code" form={id} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" form={id} busy={form.busy} busyLabel="Verifying...">
          Verify
        </Button>
        <ResendButton nextAt={challenge.nextAt} onResend={resend} />
      </div>
    </div>
  );
}
