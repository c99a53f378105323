import type { ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { useSubmitWhenFull } from "../../../../shared/forms/use-submit-when-full";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { PasswordField } from "../../../../shared/ui/password-field";
import { ResendButton } from "../../../../shared/ui/resend-button";
import { useResend } from "../../hooks/use-resend";
import { EmailField } from "../../../../shared/ui/field-kinds";
import { SubmitButton } from "../../../../shared/forms/submit-button";

interface StepProps {
  readonly email: string;
  /** The message from the previous step. */
  readonly note: ReactNode;
}

interface EmailStepProps extends StepProps {
  readonly onTyped: (email: string) => void;
  readonly onSubmit: (email: string) => Promise<void>;
}

/** Step 1 asks for the account's address. */
export function EmailStep({ email, note, onTyped, onSubmit }: EmailStepProps) {
  const form = useForm({
    initial: { email },
    contract: () =>
      import("@contract/modules/accounts/contract/password.inputs").then((m) => m.RequestPasswordResetInput),
    toInput: ({ email: typed }) => ({ email: typed.trim() }),
    fallback: FALLBACKS.forgotPassword,
    submit: ({ email: typed }) => onSubmit(typed.trim()),
  });
  const field = form.field("email");
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure === null ? note : <FormFailure form={form} />}
      <EmailField
        {...field}
        onChange={(typed) => {
          field.onChange(typed);
          onTyped(typed);
        }}
        autoComplete="username"
        hint="Enter the address that you signed up with."
      />
      <SubmitButton form={form} wide busyLabel="Sending...">
        Send Code
      </SubmitButton>
    </form>
  );
}

interface CodeStepProps extends StepProps {
  /** The initial text of the code field. Unlike a typed code, it is sent only when the user presses the button. */
  readonly code: string;
  /** The time from which another code may be requested, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly onSubmit: (otp: string) => Promise<void>;
  readonly onResend: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Step 2 asks for the mailed code. */
export function CodeStep({ email, note, code, nextAt, onSubmit, onResend, onBack }: CodeStepProps) {
  const form = useForm({
    initial: { otp: code },
    contract: () =>
      import("@contract/modules/accounts/contract/password.inputs").then((m) => m.VerifyResetCodeInput),
    toInput: ({ otp }) => ({ email, otp }),
    fallback: FALLBACKS.invalidOtp,
    submit: ({ otp }) => onSubmit(otp),
  });
  const resend = useResend(form, onResend);
  const element = useSubmitWhenFull(form.values.otp, form.busy);
  return (
    <form ref={element} {...form.formProps} className="grid gap-5">
      {form.failure === null ? note : <FormFailure form={form} />}
      <CodeField
        {...form.field("otp")}
        label="Code"
        hint={
          <>
            Enter the 6 digits that we sent to <span className="font-mono font-semibold">{email}</span>. Each
            code is valid for 10 minutes.
          </>
        }
      />
      <SubmitButton form={form} wide busyLabel="Verifying...">
        Verify OTP
      </SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendButton nextAt={nextAt} onResend={resend} />
        <div className="-mx-3">
          <Button variant="quiet" onClick={onBack}>
            Use another e-mail
          </Button>
        </div>
      </div>
    </form>
  );
}

interface PasswordStepProps extends StepProps {
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onBack: () => void;
}

/**
 * Step 3 asks for the new password. If the proof from step 2 has expired, a button that leads back to step 1 is also
 * shown.
 */
export function PasswordStep({ email, note, onSubmit, onBack }: PasswordStepProps) {
  const form = useForm({
    initial: { newPassword: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/password.inputs").then((m) => m.SetNewPasswordInput),
    toInput: ({ newPassword }) => ({ email, newPassword }),
    fallback: FALLBACKS.setNewPassword,
    submit: ({ newPassword }) => onSubmit(newPassword),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure === null ? note : <FormFailure form={form} />}
      {/* A hidden field that lets a password manager store the new password for the right account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field("newPassword")}
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters. All your devices will be logged out."
      />
      <SubmitButton form={form} wide busyLabel="Updating...">
        Set New Password
      </SubmitButton>
      {form.failure?.code === "RESET_NOT_ALLOWED" ? (
        <Button variant="secondary" wide onClick={onBack}>
          Ask for a new code
        </Button>
      ) : null}
    </form>
  );
}
