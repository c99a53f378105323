import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useLanding } from "../../features/admin-access/use-landing";
import { SignUpForm } from "../../features/accounts/components/entrance/sign-up-form";
import { keepEarlyIntent } from "../../features/teams/invitations/join-intent";
import { JOINING_HANDLE_ID, JoiningHandle } from "../../features/teams/invitations/joining-handle";
import { paths } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { nextPath } from "../../shared/paths";
import { readSession } from "../../shared/session/session-store";
import { AccountFrame } from "../account-frame";
import { purposeOfVisit } from "../purpose-of-visit";

/**
 * The page /signup, which creates an account with a verified e-mail address. A user who is already signed in when the
 * page opens is redirected as from /login. A later log-in in another tab does not redirect, so that the text typed here
 * is kept. The shown purpose and the new account's role depend on the page that opens after sign-up (`next`).
 */
export function SignupPage() {
  const { search } = useLocation();
  const landing = useLanding() ?? paths.profile;
  const [arrivedSignedIn] = useState(() => readSession() !== null);
  const next = nextPath(search, "");
  useEffect(() => keepEarlyIntent(next), [next]);
  const { token, registers, purpose } = purposeOfVisit(next, true);
  if (arrivedSignedIn) return <Navigate to={nextPath(search, landing)} replace />;
  return (
    <AccountFrame
      title="Sign Up"
      subtitle="One account for teams, payments and your Codeforces handle."
      description="Create an account with the coding club: verify your e-mail, then form a team."
      purpose={purpose}
    >
      <SignUpForm
        role={purpose === undefined ? undefined : registers ? Role.TeamLeader : Role.User}
        {...(token === undefined ? {} : { last: <JoiningHandle />, lastId: JOINING_HANDLE_ID })}
      />
    </AccountFrame>
  );
}
