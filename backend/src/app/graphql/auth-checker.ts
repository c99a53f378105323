import type { ResolverData } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/**
 * What `@Authorized()` and `@Authorized(Role.X)` mean: signed in, and in one of the roles if any is named.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN; it never answers false, which would lose the reason.
 */
export function checkAuthorized({ context }: ResolverData<RequestContext>, roles: readonly Role[]): boolean {
  const caller = requireCaller(context.caller);
  if (roles.length > 0 && !roles.includes(caller.role)) throw new DomainError("FORBIDDEN");
  return true;
}
