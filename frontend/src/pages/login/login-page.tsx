import { LogInForm } from "../../features/accounts/components/log-in-form";
import { AccountFrame } from "../account-frame";

/** /login. */
export function LoginPage() {
  return (
    <AccountFrame
      title="Login"
      subtitle="To your team, its payment and your profile."
      description="Log in to manage your team, follow its payment and see your profile."
    >
      <LogInForm />
    </AccountFrame>
  );
}
