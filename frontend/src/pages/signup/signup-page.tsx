import { SignUpForm } from "../../features/accounts/components/sign-up-form";
import { AccountFrame } from "../account-frame";

/** /signup: a new account with a verified e-mail. */
export function SignupPage() {
  return (
    <AccountFrame
      title="Sign Up"
      subtitle="One account for teams, payments and your Codeforces handle."
      description="Make an account with the coding club: verify your e-mail, then form a team for Syntax Siege."
    >
      <SignUpForm />
    </AccountFrame>
  );
}
