import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useLanding } from "../../features/admin-access/use-landing";
import { LogInForm } from "../../features/accounts/components/entrance/log-in-form";
import { keepEarlyIntent } from "../../features/teams/invitations/join-intent";
import { nextPath } from "../../shared/paths";
import { readSession, useSession } from "../../shared/session/session-store";
import { withFlashMessage } from "../../shared/ui/flash-state";
import { Spinner } from "../../shared/ui/spinner";
import { AccountFrame } from "../account-frame";
import { purposeOfVisit } from "../purpose-of-visit";

/** A constant, because a new object in each render would trigger a new navigation. */
const LOGGED_IN = withFlashMessage(SUCCESS.loggedIn);

/**
 * The page /login. Sends a signed-in user to the page that they came from, or to their landing page (`useLanding`),
 * even after a log-in in another tab. The next page shows a message only if the user was signed out when they opened
 * /login.
 */
export function LoginPage() {
  const session = useSession();
  const landing = useLanding();
  const { search } = useLocation();
  const [arrivedSignedIn] = useState(() => readSession() !== null);
  const next = nextPath(search, "");
  useEffect(() => keepEarlyIntent(next), [next]);
  if (session !== null) {
    const to = next === "" ? landing : next;
    return to === null ? (
      <Spinner label="Loading..." />
    ) : (
      <Navigate to={to} replace state={arrivedSignedIn ? null : LOGGED_IN} />
    );
  }
  return (
    <AccountFrame
      title="Login"
      subtitle="Log in to open your team, its payment and your profile."
      purpose={purposeOfVisit(next, false).purpose}
      description="Log in to manage your team, follow its payment and see your profile."
    >
      <LogInForm />
    </AccountFrame>
  );
}
