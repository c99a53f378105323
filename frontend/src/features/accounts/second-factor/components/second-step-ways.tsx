import { useEffect, useRef } from "react";
import { FormFailure } from "../../../../shared/forms/form-failure";
import type { AppError } from "../../../../shared/errors/app-error";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { CodeField } from "../../../../shared/ui/code-field";
import { TextField } from "../../../../shared/ui/text-field";
import { useCodeForm } from "../hooks/use-second-step";
import { useSubmitWhenFull } from "../../../../shared/forms/use-submit-when-full";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

interface WayProps {
  readonly ticket: string;
  readonly complete: Parameters<typeof useCodeForm>[2];
  readonly onExpired: Parameters<typeof useCodeForm>[3];
}

/** Asks for the app's six-digit code, which is sent after the sixth digit. */
export function AppCodeForm({ ticket, complete, onExpired }: WayProps) {
  const form = useCodeForm("code", ticket, complete, onExpired);
  const element = useSubmitWhenFull(form.values.typed, form.busy);
  useFirstFocus(element);
  return (
    <form ref={element} {...form.formProps} aria-label="Second step" className="grid gap-5">
      <FailureWithWait form={form} />
      <CodeField
        {...form.field("typed")}
        label="Code"
        hint="Enter the 6-digit code that your authenticator app shows."
      />
      <SubmitButton form={form} wide busyLabel="Logging in...">
        Log in
      </SubmitButton>
    </form>
  );
}

/** Asks for one of the account's ten recovery codes, each of which works once. */
export function RecoveryCodeForm({ ticket, complete, onExpired }: WayProps) {
  const form = useCodeForm("recoveryCode", ticket, complete, onExpired);
  return (
    <form {...form.formProps} aria-label="Second step" className="grid gap-5">
      <FailureWithWait form={form} />
      <TextField
        {...form.field("typed")}
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        mono
        hint="Enter one of your recovery codes, for example 7K3M-0QXV-9C2D-HTWA-4JPE-Z8RN. Each code works once."
      />
      <SubmitButton form={form} wide busyLabel="Logging in...">
        Log in
      </SubmitButton>
    </form>
  );
}

interface PasskeyPromptProps {
  readonly ask: () => void;
  readonly busy: boolean;
  readonly failure: AppError | null;
}

/** Shown while the browser asks for the passkey. The button makes the browser ask again. */
export function PasskeyPrompt({ ask, busy, failure }: PasskeyPromptProps) {
  return (
    <div className="grid gap-5">
      {failure === null ? null : <Banner tone="error">{failure.message}</Banner>}
      <p className="text-soft">Your browser will ask for your fingerprint, face, PIN or security key.</p>
      <Button wide busy={busy} busyLabel="Waiting for your passkey..." onClick={ask}>
        Use your passkey
      </Button>
    </div>
  );
}

/** Shows the form's error. After too many wrong codes, also shows the remaining wait and mentions the other ways. */
function FailureWithWait({ form }: Pick<{ form: ReturnType<typeof useCodeForm> }, "form">) {
  const { failure } = form;
  if (failure?.code !== "RATE_LIMITED" || failure.retryAfter === undefined)
    return <FormFailure form={form} />;
  return (
    <Banner tone="error">
      Too many wrong codes were entered for this account. Try again in {waitText(failure.retryAfter)}, or
      choose another way below.
    </Banner>
  );
}

function waitText(seconds: number): string {
  if (seconds <= 90) return `${String(seconds)} ${seconds === 1 ? "second" : "seconds"}`;
  return t("{minutes} minutes", { minutes: String(Math.ceil(seconds / 60)) });
}

/** Focuses the field when this step replaces the previous form, so that the user can type immediately. */
function useFirstFocus(form: { readonly current: HTMLFormElement | null }) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    form.current?.querySelector("input")?.focus();
  });
}
