import { PasswordResetWizard } from "../../features/accounts/components/entrance/password-reset-wizard";
import { AccountFrame } from "../account-frame";

/**
 * Shows /forget-pass: three steps from an e-mail to a new password. Signed-in users may use this page too, because
 * changing the password on /profile requires the current one, which they may have forgotten.
 */
export function ForgetPassPage() {
  return (
    <AccountFrame
      title="Forgot Password"
      subtitle="We will e-mail you a code to check that the account is yours. Then you choose a new password."
      description="We will e-mail you a code. Enter the code, then choose a new password for your account."
    >
      <PasswordResetWizard />
    </AccountFrame>
  );
}
