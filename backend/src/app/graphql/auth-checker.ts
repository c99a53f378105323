import type { AuthCheckerFn } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/**
 * What `@Authorized()` and `@Authorized(Role.X)` mean: signed in, and in one of the roles if any is named.
 * An arrow function, since type-graphql takes whatever has a prototype for a class to ask the container for.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN; it never answers false, which would lose the reason.
 */
export const checkAuthorized: AuthCheckerFn<RequestContext, Role> = ({ context }, roles) => {
  const caller = requireCaller(context.caller);
  if (roles.length > 0 && !roles.includes(caller.role)) throw new DomainError("FORBIDDEN");
  return true;
};
