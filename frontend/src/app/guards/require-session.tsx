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
 * Shows a page to signed-in people only; others go to /login and come back afterwards. A spent token is renewed
 * once before anyone is sent away; when the server cannot be reached, the screen itself says so.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  // The address of the latest session here: another user may have logged in in another tab.
  const [email, setEmail] = useState(session?.email);
  if (session !== null && session.email !== email) setEmail(session.email);
  const loggedOut = session === null && email !== undefined && loggedOutByUser();
  const message = loggedOut ? logoutMessage() : null;
  // One object for the same words: Navigate goes again for each new one.
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
  // Mounted again for each person: a user who logs in in another tab finds nothing that another one typed here.
  return (
    <Renewed key={session.userId} session={session}>
      {children}
    </Renewed>
  );
}

/** Waits for the renewal of a token that was already spent on arrival. */
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

/** For signed-in people of the given roles only; other roles go home. The server checks again at every request. */
export function RequireRole({ allowed, children }: RequireRoleProps) {
  const session = useSession();
  if (session !== null && !allowed.includes(session.role)) return <Navigate to={paths.home} replace />;
  return <RequireSession>{children}</RequireSession>;
}
