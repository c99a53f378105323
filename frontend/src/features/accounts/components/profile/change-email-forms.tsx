import {
  ChangeEmailDocument,
  RequestEmailChangeDocument,
  type ChangeEmailMutation,
} from "../../../../graphql/features/accounts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { FormFailure, FormProblems } from "../../../../shared/forms/form-failure";
import { useReloadableValues } from "../../../../shared/drafts/preserved-state";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { PasswordField } from "../../../../shared/ui/password-field";
import { ResendButton } from "../../../../shared/ui/resend-button";
import { exchangeSession } from "../../hooks/exchange-session";
import type { useChangeEmail } from "../../hooks/use-change-email";
import type { ResetNote } from "../../hooks/use-password-reset";
import { useResend } from "../../hooks/use-resend";
import { FormButtons } from "./form-buttons";
import { EmailField } from "../../../../shared/ui/field-kinds";

interface NewEmailFormProps {
  readonly change: Pick<ReturnType<typeof useChangeEmail>, "address" | "codeSent" | "isCodeSent">;
  readonly onCancel: () => void;
}

/** Step 1 asks for the new address. */
export function NewEmailForm({ change, onCancel }: NewEmailFormProps) {
  const form = useMutationForm(
    RequestEmailChangeDocument,
    () =>
      import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.RequestEmailChangeInput),
    {
      initial: { newEmail: change.address },
      toInput: ({ newEmail }) => ({ newEmail: newEmail.trim() }),
      fallback: FALLBACKS.verifyEmail,
      onDone: ({ message }, { newEmail }) => change.codeSent(newEmail.trim(), message),
      onRefused: (refusal, { newEmail }) => (change.isCodeSent(refusal, newEmail.trim()) ? null : refusal),
    },
  );
  useReloadableValues("profile-email", form);
  return (
    <form {...form.formProps} aria-label="Change e-mail" className="grid gap-5">
      <FormFailure form={form} />
      <EmailField
        {...form.field("newEmail")}
        label="New Email"
        autoComplete="email"
        hint="We will send a 6-digit code to this address to check that it is yours."
      />
      <FormButtons busy={form.busy} label="Send code" busyLabel="Sending..." onCancel={onCancel} />
    </form>
  );
}

interface ConfirmEmailFormProps {
  readonly newEmail: string;
  readonly note: ResetNote;
  readonly nextAt: number;
  readonly onChanged: (reply: ChangeEmailMutation["changeEmail"]) => void;
  readonly onResend: () => Promise<boolean>;
  readonly onBack: () => void;
  readonly onCancel: () => void;
}

/**
 * Step 2 asks for the mailed code, which proves the address, and for the password, which proves the account's owner.
 */
export function ConfirmEmailForm(props: ConfirmEmailFormProps) {
  const { newEmail, note, nextAt, onChanged, onResend, onBack, onCancel } = props;
  const form = useMutationForm(
    ChangeEmailDocument,
    () => import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.ChangeEmailInput),
    {
      initial: { otp: "", password: "" },
      toInput: (values) => ({ ...values, newEmail }),
      around: exchangeSession,
      onDone: onChanged,
    },
  );
  const resend = useResend(form, onResend);
  const fine = form.failure === null && form.summary.length === 0;
  return (
    <form {...form.formProps} aria-label="Change e-mail" className="grid gap-5">
      {fine ? <Banner tone={note.tone}>{note.text}</Banner> : <FormProblems form={form} />}
      <div>
        <CodeField
          {...form.field("otp")}
          label="Code"
          hint={
            <>
              Enter the 6 digits that we sent to <span className="font-mono font-semibold">{newEmail}</span>.
              The code is valid for 10 minutes.
            </>
          }
        />
        <div className="-ml-3 flex flex-wrap items-center gap-x-4">
          <div className="pl-3 has-[button]:pl-0">
            <ResendButton nextAt={nextAt} onResend={resend} />
          </div>
          <Button variant="quiet" onClick={onBack}>
            Use another e-mail
          </Button>
        </div>
      </div>
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="Your other devices will be logged out."
      />
      <FormButtons busy={form.busy} label="Change e-mail" busyLabel="Changing..." onCancel={onCancel} />
    </form>
  );
}
