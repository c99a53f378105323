import { PasswordSection } from "../../features/accounts/components/profile/password-section";
import { TwoStepSection } from "../../features/accounts/second-factor/components/two-step-section";
import type { SetupNeeded } from "../../shared/session/setup-needed";

/**
 * Shown in place of the admin area until the user has a password that is hard to guess and, if required, two-step
 * login.
 */
export function SetupFirst({ needed }: { readonly needed: SetupNeeded }) {
  const isPassword = needed === "PASSWORD_CHANGE_NEEDED";
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <p role="alert" className="text-lg font-semibold">
        {isPassword
          ? "Your password is easy to guess. Choose a new password to open the admin area."
          : "Set up two-step login for your account to open the admin area."}
      </p>
      {isPassword ? <PasswordSection /> : <TwoStepSection />}
    </div>
  );
}
