import { PasswordResetWizard } from "../../features/accounts/components/password-reset-wizard";
import { AccountFrame } from "../account-frame";
import { t } from "@contract/kernel/contract/t";

/**
 * /forget-pass: three steps from an e-mail to a new password. Open to people who are signed in as well: changing the
 * password on /profile takes the current one, which is just what they may have forgotten.
 */
export function ForgetPassPage() {
  return (
    <AccountFrame
      title="Forgot Password"
      subtitle="Prove that the account is yours with a mailed code, then choose a new password."
      points={[
        t("The address that you signed up with."),
        t("A look into its mailbox: the code is good for 10 minutes."),
        t("A new password of at least 8 characters."),
      ]}
      description="Choose a new password for your account, with a code sent to your e-mail."
    >
      <PasswordResetWizard />
    </AccountFrame>
  );
}
