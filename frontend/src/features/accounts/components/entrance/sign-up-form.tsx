import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { Role } from "@contract/kernel/contract/roles";
import { Banner } from "../../../../shared/ui/banner";
import { Failure } from "../../../../shared/forms/form-failure";
import { suggestPassword } from "../../../../shared/forms/suggest-password";
import { ErrorSummary } from "../../../../shared/ui/error-summary";
import { PasswordField } from "../../../../shared/ui/password-field";
import { RadioGroup } from "../../../../shared/ui/radio-group";
import { TextField } from "../../../../shared/ui/text-field";
import { BusyNote, DoneNote } from "./done-note";
import { useRedirectToLogin } from "../../hooks/use-redirect-to-login";
import { useSignUp } from "../../hooks/use-sign-up";
import { OwnDataFields } from "./own-data-fields";
import { VerifyEmailModal } from "./verify-email-modal";
import { EmailVerifyField, HAS_ACCOUNT_ID } from "./email-verify-field";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

const ROLES = [
  { value: Role.User, label: "User", hint: "I want to take part or join a team." },
  { value: Role.TeamLeader, label: "Team Leader", hint: "I want to lead a team." },
] as const;

/**
 * A new account: the form, the code modal, and the way to the login once it is made.
 * @param first what a page asks for before it, within the form
 */
export function SignUpForm({ first }: { readonly first?: ReactNode }) {
  const { form, verification, done, waiting, wrong, problem } = useSignUp();
  const logIn = useRedirectToLogin(done !== null, form.values.email.trim());

  const email = form.field("email");
  const verified = verification.isVerified(email.value);
  const hasAccount = verification.hasAccount(email.value);
  const password = form.field("password");
  const refusal = verification.errorFor(email.value);
  useFocusWhen(verified, hasAccount ? HAS_ACCOUNT_ID : password.id);
  useFocusWhen(refusal !== undefined, email.id);

  if (done !== null)
    return <DoneNote next={t("You are logged in. The next page opens in a moment.")}>{done}</DoneNote>;
  return (
    <>
      <form {...form.formProps} className="grid gap-6">
        {/* A list once several fields are wrong; a single text is shown at its field, which then has the focus. */}
        {wrong !== null && form.summary.length > 1 ? (
          <ErrorSummary errors={form.summary} title={wrong} />
        ) : null}
        {wrong !== null && form.summary.length === 1 && !hasAccount ? (
          <Banner tone="error">{wrong}</Banner>
        ) : null}
        {first}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field("firstName")} label="First Name" autoComplete="given-name" />
          <TextField {...form.field("lastName")} label="Last Name" autoComplete="family-name" />
        </div>
        <EmailVerifyField
          {...email}
          error={hasAccount ? ERRORS.EMAIL_TAKEN.message : (email.error ?? refusal)}
          verified={verified}
          hasAccount={hasAccount}
          sending={verification.sending}
          onVerify={() => void verification.start(email.value)}
        />
        <PasswordField
          {...password}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          suggest={suggestPassword}
        />
        <OwnDataFields field={form.field} />
        <RadioGroup
          {...form.field("role")}
          legend="Role"
          options={ROLES}
          hint="You can create a team with either role. The person who creates a team leads it."
        />
        {waiting ? <BusyNote /> : null}
        <Failure failure={problem} />
        <SubmitButton form={form} wide busyLabel="Registering...">
          Register
        </SubmitButton>
        <p className="border-t border-rule pt-4">
          Already have an account?{" "}
          <Link
            to={logIn}
            state={{ email: form.values.email.trim() }}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Login
          </Link>
        </p>
      </form>
      {verification.challenge === null ? null : (
        <VerifyEmailModal
          key={verification.linkedCode}
          challenge={verification.challenge}
          code={verification.linkedCode}
          onConfirm={verification.confirm}
          onResend={verification.resend}
          onClose={verification.close}
        />
      )}
    </>
  );
}

/** Moves the focus on to a field when something turns true: the control it came from is gone by then. */
function useFocusWhen(met: boolean, id: string): void {
  const before = useRef(met);
  useEffect(() => {
    if (met && !before.current) document.getElementById(id)?.focus();
    before.current = met;
  }, [met, id]);
}
