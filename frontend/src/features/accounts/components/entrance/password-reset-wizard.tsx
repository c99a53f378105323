import { Link } from "react-router-dom";
import { Banner } from "../../../../shared/ui/banner";
import { Steps } from "../../../../shared/ui/steps";
import { useFocusOnChange } from "../../../../shared/hooks/use-focus-on-change";
import { usePasswordReset, type ResetStep } from "../../hooks/use-password-reset";
import { DoneNote } from "./done-note";
import { useRedirectToLogin } from "../../hooks/use-redirect-to-login";
import { CodeStep, EmailStep, PasswordStep } from "./password-reset-steps";
import { t } from "@contract/kernel/contract/t";

const STEPS: readonly ResetStep[] = ["email", "code", "password"];
const TITLES = [t("Reset Password"), t("Verify OTP"), t("Set New Password")] as const;

/** Sets a forgotten password in three steps, then leads to the login. */
export function PasswordResetWizard() {
  const reset = usePasswordReset();
  const { step, email } = reset;
  const logIn = useRedirectToLogin(step === "done", email);
  const containerRef = useFocusOnChange(step);
  const note = reset.note === null ? null : <Banner tone={reset.note.tone}>{reset.note.text}</Banner>;
  const index = step === "done" ? STEPS.length : STEPS.indexOf(step);
  return (
    <div ref={containerRef} className="grid gap-6">
      <Steps steps={TITLES} current={index} />
      {step === "done" ? null : <h2 className="text-2xl">{TITLES[index]}</h2>}
      {step === "email" ? (
        <EmailStep email={email} note={note} onTyped={reset.typed} onSubmit={reset.askFor} />
      ) : null}
      {step === "code" ? (
        <CodeStep
          key={reset.linkedCode}
          email={email}
          note={note}
          code={reset.linkedCode}
          nextAt={reset.nextAt}
          onSubmit={reset.confirm}
          onResend={reset.resend}
          onBack={reset.restart}
        />
      ) : null}
      {step === "password" ? (
        <PasswordStep email={email} note={note} onSubmit={reset.setPassword} onBack={reset.restart} />
      ) : null}
      {step === "done" ? (
        <DoneNote next={t("The login page will open in a moment.")}>{reset.note?.text}</DoneNote>
      ) : null}
      {step === "done" ? null : (
        <p className="border-t border-rule pt-4">
          Remembered your password?{" "}
          <Link
            to={logIn}
            state={{ email: email.trim() }}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Login
          </Link>
        </p>
      )}
    </div>
  );
}
