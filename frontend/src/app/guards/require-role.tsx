import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { Role } from "@contract/kernel/contract/roles";
import { paths } from "@contract/kernel/contract/paths";
import { useSession } from "../../shared/session/use-session";
import { RequireSession } from "./require-session";

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
