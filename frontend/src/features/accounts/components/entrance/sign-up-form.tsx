import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { Role } from "@contract/kernel/contract/roles";
import { Banner } from "../../../../shared/ui/banner";
import { lazyPart } from "../../../../shared/lazy-page";
import { Failure } from "../../../../shared/forms/form-failure";
import { suggestPassword } from "../../../../shared/forms/suggest-password";
import { useFirstField } from "../../../../shared/forms/use-first-field";
import { ErrorSummary } from "../../../../shared/ui/error-summary";
import { PasswordField } from "../../../../shared/ui/password-field";
import { RadioGroup } from "../../../../shared/ui/radio-group";
import { TextField } from "../../../../shared/ui/text-field";
import { BusyNote, DoneNote, LoadingNote } from "./done-note";
import { useRedirectToLogin } from "../../hooks/use-redirect-to-login";
import { useSignUp, type SignUpRole } from "../../hooks/use-sign-up";
import { OwnDataFields, type OwnDataName } from "./own-data-fields";
import { EmailVerifyField, HAS_ACCOUNT_ID } from "./email-verify-field";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

// Loaded only when a code is requested. The request takes longer than loading these scripts, so the user does not wait
// for them.
const loadModal = () => import("./verify-email-modal");
const loadInline = () => import("./verify-email-inline");
const VerifyEmailModal = lazyPart(() => loadModal().then((m) => m.VerifyEmailModal));
const VerifyEmailInline = lazyPart(() => loadInline().then((m) => m.VerifyEmailInline));

const ROLES = [
  { value: Role.User, label: "User", hint: "I want to take part or join a team." },
  { value: Role.TeamLeader, label: "Team Leader", hint: "I want to lead a team." },
] as const;

const OWN_DATA: readonly OwnDataName[] = ["phone", "college", "universityRollNo"];

interface SignUpFormProps {
  /**
   * The role, if the page after the sign-up decides it. In that case, the form shows only name, address and password,
   * folds the other fields, and asks for the code below the address.
   */
  readonly role?: SignUpRole | undefined;
  /** More content inside the form, after the required fields. */
  readonly last?: ReactNode;
  /**
   * The id of the field in `last`. After the user accepts a suggested password, this field gets the focus, because the
   * password needs no typing.
   */
  readonly lastId?: string | undefined;
}

/**
 * The form for a new account, including the field for the mailed code. After success, the user is signed in. The form
 * then goes to the login page, which immediately opens the next page.
 */
export function SignUpForm({ role, last, lastId }: SignUpFormProps) {
  const { form, verification, done, waiting, wrong, problem } = useSignUp(role);
  const logIn = useRedirectToLogin(done !== null, form.values.email.trim());

  const email = form.field("email");
  const verified = verification.isVerified(email.value);
  const hasAccount = verification.hasAccount(email.value);
  const password = form.field("password");
  const refusal = verification.errorFor(email.value);
  useFocusWhen(verified, hasAccount ? HAS_ACCOUNT_ID : password.id);
  useFocusWhen(refusal !== undefined, email.id);
  useFirstField(form.field("firstName").id, role !== undefined);

  const { challenge, linkedCode } = verification;
  const code =
    challenge === null
      ? null
      : {
          challenge,
          code: linkedCode,
          onConfirm: verification.confirm,
          onResend: verification.resend,
        };

  const inlineCode = role === undefined ? null : code;

  if (done !== null)
    return <DoneNote next={t("You are logged in. The next page will open in a moment.")}>{done}</DoneNote>;
  return (
    <>
      <form {...form.formProps} className="grid gap-6">
        {/*
         * Lists the errors if there are several. A single error is shown only at its field, which has the focus. The
         * banner then has just the general text.
         */}
        {wrong !== null && form.summary.length > 1 ? (
          <ErrorSummary errors={form.summary} title={wrong} />
        ) : null}
        {wrong !== null && form.summary.length === 1 && !hasAccount ? (
          <Banner tone="error">{wrong}</Banner>
        ) : null}
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
          asksCode={inlineCode?.challenge.email === email.value.trim().toLowerCase()}
          onVerify={() => {
            void (role === undefined ? loadModal() : loadInline()).catch(() => undefined);
            void verification.start(email.value);
          }}
        />
        {code === null ? null : (
          <Suspense fallback={<LoadingNote onCancel={verification.close} />}>
            {inlineCode === null ? (
              <VerifyEmailModal key={linkedCode} {...code} onClose={verification.close} />
            ) : (
              <VerifyEmailInline key={linkedCode} {...inlineCode} />
            )}
          </Suspense>
        )}
        <PasswordField
          {...password}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          suggest={suggestPassword}
          afterSuggestion={lastId}
        />
        {last}
        {role === undefined ? (
          <>
            <OwnDataFields field={form.field} />
            <RadioGroup
              {...form.field("role")}
              legend="Role"
              options={ROLES}
              hint="You can create a team with either role. The person who creates a team leads it."
            />
          </>
        ) : (
          <FoldedOwnData form={form} />
        )}
        {waiting ? <BusyNote /> : null}
        <Failure failure={problem} />
        {/*
         * Secondary while the form below the address asks for the code, because that form's button is the primary one.
         */}
        <SubmitButton
          form={form}
          wide
          busyLabel="Registering..."
          variant={inlineCode === null ? "primary" : "secondary"}
        >
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
    </>
  );
}

/**
 * The optional fields, folded for a user who is on the way to another page. The fields unfold if one of them has an
 * error.
 */
function FoldedOwnData({ form }: { readonly form: ReturnType<typeof useSignUp>["form"] }) {
  const [open, setOpen] = useState(false);
  const isWrong = OWN_DATA.some((name) => form.errors[name] !== undefined);
  return (
    <details open={open || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Phone, college and roll number (optional)
      </summary>
      <div className="grid gap-6 pt-2">
        <OwnDataFields field={form.field} />
      </div>
    </details>
  );
}

/**
 * Focuses an element when `met` becomes true. The form needs this after the verification, which removes the focused
 * control, and after the server refuses the address, which the user then has to correct.
 */
function useFocusWhen(met: boolean, id: string): void {
  const before = useRef(met);
  useEffect(() => {
    if (met && !before.current) document.getElementById(id)?.focus();
    before.current = met;
  }, [met, id]);
}
