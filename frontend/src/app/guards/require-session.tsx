import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { loginPath } from "../../shared/paths";
import { freshToken } from "../../shared/session/refresh";
import {
  logoutMessage,
  remainingLife,
  loggedOutByUser,
  type Session,
  useSession,
} from "../../shared/session/session-store";
import { afterSession } from "../../shared/session/ended-session";
import { withFlashMessage } from "../../shared/ui/flash-state";
import { PageLoading } from "../page-loading";
import type { Role } from "@contract/kernel/contract/roles";

/**
 * Shows a page only to signed-in users. Others go to /login and return after the login. A user who has just logged out
 * goes to the home page. An expired token is renewed once before the user is sent away. If the server cannot be
 * reached, the page itself shows the failure.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  // The e-mail address of the last user who was signed in here. That login may have happened in another tab.
  const [email, setEmail] = useState(session?.email);
  if (session !== null && session.email !== email) setEmail(session.email);
  const loggedOut = session === null && email !== undefined && loggedOutByUser();
  const message = loggedOut ? logoutMessage() : null;
  // Stays the same object for the same message, because Navigate navigates again for each new object.
  const state = useMemo(() => {
    if (loggedOut) return message === null ? null : withFlashMessage(message);
    return email === undefined ? null : afterSession(email);
  }, [loggedOut, message, email]);
  if (session === null) {
    return (
      <Navigate
        to={loggedOut ? paths.home : loginPath(location.pathname + location.search)}
        replace
        state={state}
      />
    );
  }
  // The key remounts the page for each user. A user who logged in in another tab then does not see the previous user's
  // input.
  return (
    <Renewed key={session.userId} session={session}>
      {children}
    </Renewed>
  );
}

/** Shows a loading page while a token that has already expired is renewed. */
function Renewed({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const [ready, setReady] = useState(() => remainingLife(session) > 0);
  useEffect(() => {
    if (ready) return;
    let here = true;
    void freshToken().then(() => {
      if (here) setReady(true);
    });
    return () => {
      here = false;
    };
  }, [ready]);
  return ready ? children : <PageLoading />;
}

interface RequireRoleProps {
  readonly allowed: readonly Role[];
  readonly children: ReactNode;
}

/**
 * Shows a page only to signed-in users with one of the roles. Users with other roles go to the home page. The server
 * also checks the role on every request.
 */
export function RequireRole({ allowed, children }: RequireRoleProps) {
  const session = useSession();
  if (session !== null && !allowed.includes(session.role)) return <Navigate to={paths.home} replace />;
  return <RequireSession>{children}</RequireSession>;
}
