import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { lazyPage } from "../../../../shared/lazy-page";
import { paths } from "@contract/kernel/contract/paths";
import { Banner } from "../../../../shared/ui/banner";
import { PasswordField } from "../../../../shared/ui/password-field";
import { BusyNote, LoadingNote } from "./done-note";
import { useLogIn } from "../../hooks/use-log-in";
import { EmailField } from "../../../../shared/ui/field-kinds";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

const SESSION_ENDED = t(
  "Your session expired or was ended in another tab or on another device. Log in again to return to your page.",
);

/** Loaded only when needed, because few accounts have a second step. */
const SecondStep = lazyPage("SecondStep", () => import("../../second-factor/components/second-step"));

/**
 * The form for e-mail and password. All wrong credentials show the same text (docs/rules.md, "Sessions and limits").
 */
export function LogInForm() {
  const { form, failed, waiting, step, note, ended, restart, reason } = useLogIn();
  const { search } = useLocation();
  // The error appears only above the form. No field is marked, because the error does not say which field is wrong.
  const field = (name: "email" | "password") => ({ ...form.field(name), error: undefined });
  const typed = { email: form.values.email.trim() };
  if (step !== null) {
    return (
      <Suspense fallback={<LoadingNote onCancel={() => restart()} />}>
        <SecondStep email={form.values.email.trim()} needed={step} onBack={restart} />
      </Suspense>
    );
  }
  return (
    <form {...form.formProps} className="grid gap-5">
      {failed ? (
        <Banner tone="error">
          {FALLBACKS.logIn}
          {reason === null ? null : <span className="block text-sm font-normal">{reason}</span>}
        </Banner>
      ) : null}
      {note === null || failed ? null : <Banner tone="error">{note}</Banner>}
      {ended && !failed && note === null ? <Banner tone="info">{SESSION_ENDED}</Banner> : null}
      <EmailField {...field("email")} autoComplete="username" />
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
      <p>
        <Link
          to={paths.forgotPassword + search}
          state={typed}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Forgot Your Password?
        </Link>
      </p>
      {waiting ? <BusyNote /> : null}
      <SubmitButton form={form} wide busyLabel="Logging in...">
        Login
      </SubmitButton>
      <p className="border-t border-rule pt-4">
        No account yet?{" "}
        <Link
          to={paths.signUp + search}
          state={typed}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Sign up
        </Link>
      </p>
    </form>
  );
}
