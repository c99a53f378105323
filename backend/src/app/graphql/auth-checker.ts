import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/** What `@Authorized()` and `@Authorized(Role.X)` mean: signed in, and in one of the roles if any is named. */
export class AuthChecker implements AuthCheckerInterface<RequestContext, Role> {
  /** @throws DomainError UNAUTHENTICATED or FORBIDDEN; never answers false, which would lose the reason. */
  check({ context }: ResolverData<RequestContext>, roles: Role[]): boolean {
    const caller = requireCaller(context.caller);
    if (roles.length > 0 && !roles.includes(caller.role)) throw new DomainError("FORBIDDEN");
    return true;
  }
}
