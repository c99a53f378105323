import { useEffect, useState } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { useLanding } from "../../features/admin-access/use-landing";
import { SignUpForm } from "../../features/accounts/components/entrance/sign-up-form";
import { keepEarlyIntent } from "../../features/teams/invitations/join-intent";
import { JoiningHandle } from "../../features/teams/invitations/joining-handle";
import { paths } from "@contract/kernel/contract/paths";
import { nextPath } from "../../shared/paths";
import { readSession } from "../../shared/session/session-store";
import { AccountFrame } from "../account-frame";
import { t } from "@contract/kernel/contract/t";

/**
 * /signup: a new account with a verified e-mail. A signed-in user has an account, and is led on as from /login;
 * for another one they log out first. A concurrent login in another tab does not remove the text typed here.
 */
export function SignupPage() {
  const { search } = useLocation();
  const landing = useLanding() ?? paths.profile;
  const [arrivedSignedIn] = useState(() => readSession() !== null);
  const next = nextPath(search, "");
  useEffect(() => keepEarlyIntent(next), [next]);
  const joins = matchPath(paths.join, next) !== null;
  if (arrivedSignedIn) return <Navigate to={nextPath(search, landing)} replace />;
  return (
    <AccountFrame
      title="Sign Up"
      subtitle="One account for teams, payments and your Codeforces handle."
      points={[
        t("Two minutes of time and access to your mailbox."),
        t("Your name, and a password of at least 8 characters."),
        t("Optional: your phone, college and roll number. You can also add them later."),
      ]}
      description="Create an account with the coding club: verify your e-mail, then form a team."
    >
      <SignUpForm first={joins ? <JoiningHandle /> : undefined} />
    </AccountFrame>
  );
}
