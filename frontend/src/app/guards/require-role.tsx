import { Navigate } from "react-router-dom";
import type { Role } from "@contract/kernel/contract/roles";
import { paths } from "../../shared/paths";
import { useSession } from "../../shared/session/use-session";
import { RequireSession } from "./require-session";

/** Routes for signed-in people of the given roles only; other roles go home. The server checks again at every request. */
export function RequireRole({ allowed }: { readonly allowed: readonly Role[] }) {
  const session = useSession();
  if (session !== null && !allowed.includes(session.role)) return <Navigate to={paths.home} replace />;
  return <RequireSession />;
}
