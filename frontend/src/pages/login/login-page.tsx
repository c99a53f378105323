import { LogInForm } from "../../features/accounts/components/log-in-form";
import { AccountFrame } from "../account-frame";

/** /login. */
export function LoginPage() {
  return (
    <AccountFrame
      title="Login"
      subtitle="Your team, its payment and your profile are behind this door."
      description="Log in to manage your team, follow its payment and see your profile."
    >
      <LogInForm />
    </AccountFrame>
  );
}
