import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useForm } from "../../../shared/forms/use-form";
import { FormFailure, FormProblems } from "../../../shared/forms/form-failure";
import { usePreservedValues } from "../../../shared/drafts/preserved-state";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { CodeField } from "../../../shared/ui/code-field";
import { PasswordField } from "../../../shared/ui/password-field";
import { ResendButton } from "../../../shared/ui/resend-button";
import type { ResetNote } from "../hooks/use-password-reset";
import { useResend } from "../hooks/use-resend";
import { FormButtons } from "./form-buttons";
import { EmailField } from "../../../shared/ui/field-kinds";

interface NewEmailFormProps {
  readonly initial: string;
  readonly onSubmit: (newEmail: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Step 1: which address. */
export function NewEmailForm({ initial, onSubmit, onCancel }: NewEmailFormProps) {
  const form = useForm({
    initial: { newEmail: initial },
    contract: () =>
      import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.RequestEmailChangeInput),
    toInput: ({ newEmail }) => ({ newEmail: newEmail.trim() }),
    fallback: FALLBACKS.verifyEmail,
    submit: ({ newEmail }) => onSubmit(newEmail.trim()),
  });
  usePreservedValues("profile-email", form);
  return (
    <form {...form.formProps} aria-label="Change email" className="grid gap-5">
      <FormFailure form={form} />
      <EmailField
        {...form.field("newEmail")}
        label="New Email"
        autoComplete="email"
        hint="We send a 6-digit code to it, to make sure that it is yours."
      />
      <FormButtons busy={form.busy} label="Send code" busyLabel="Sending..." onCancel={onCancel} />
    </form>
  );
}

interface ConfirmEmailFormProps {
  readonly newEmail: string;
  readonly note: ResetNote;
  readonly nextAt: number;
  readonly onSubmit: (input: { newEmail: string; otp: string; password: string }) => Promise<void>;
  readonly onResend: () => Promise<boolean>;
  readonly onBack: () => void;
  readonly onCancel: () => void;
}

/** Step 2: the mailed code proves the address, the password that it is the owner who asks. */
export function ConfirmEmailForm(props: ConfirmEmailFormProps) {
  const { newEmail, note, nextAt, onSubmit, onResend, onBack, onCancel } = props;
  const form = useForm({
    initial: { otp: "", password: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.ChangeEmailInput),
    toInput: (values) => ({ ...values, newEmail }),
    fallback: FALLBACKS.generic,
    submit: (values) => onSubmit({ ...values, newEmail }),
  });
  const resend = useResend(form, onResend);
  const fine = form.failure === null && form.summary.length === 0;
  return (
    <form {...form.formProps} aria-label="Change email" className="grid gap-5">
      {fine ? <Banner tone={note.tone}>{note.text}</Banner> : <FormProblems form={form} />}
      <div>
        <CodeField
          {...form.field("otp")}
          label="Code"
          hint={
            <>
              6 digits, sent to <span className="font-mono font-semibold">{newEmail}</span>, good for 10
              minutes.
            </>
          }
        />
        <div className="-ml-3 flex flex-wrap items-center gap-x-4">
          <div className="pl-3 has-[button]:pl-0">
            <ResendButton nextAt={nextAt} onResend={resend} />
          </div>
          <Button variant="quiet" onClick={onBack}>
            Use another email
          </Button>
        </div>
      </div>
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="Every other device that is logged in now will have to log in again."
      />
      <FormButtons busy={form.busy} label="Change email" busyLabel="Changing..." onCancel={onCancel} />
    </form>
  );
}
