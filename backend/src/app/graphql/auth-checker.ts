import type { AuthCheckerFn } from "type-graphql";
import { type Caller, requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { isPermission, isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/**
 * What `@Authorized()` means: signed in; and what is named in its brackets: a permission, or a role.
 * An arrow function, since type-graphql takes whatever has a prototype for a class to ask the container for.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN; it never answers false, which would lose the reason.
 */
export const checkAuthorized: AuthCheckerFn<RequestContext, Role | Permission> = ({ context }, named) => {
  const caller = requireCaller(context.caller);
  if (named.length > 0 && !named.some((one) => isAllowed(caller, one))) throw new DomainError("FORBIDDEN");
  return true;
};

function isAllowed(caller: Caller, named: Role | Permission): boolean {
  return isPermission(named) ? isPermitted(caller, named) : caller.role === named;
}
