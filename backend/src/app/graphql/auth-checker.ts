import type { AuthCheckerFn } from "type-graphql";
import { requireCaller, requireSetUp } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/** What somebody may do who has to set up a second factor first: that, and see their own account. */
export const SETUP_OPERATIONS: ReadonlySet<string> = new Set([
  "Query.sessions",
  "Query.secondFactors",
  "Mutation.beginTotp",
  "Mutation.confirmTotp",
  "Mutation.passkeyRegistrationOptions",
  "Mutation.addPasskey",
]);

/**
 * What `@Authorized()` and `@Authorized(Role.X)` mean: signed in, and in one of the roles if any is named.
 * An arrow function, since type-graphql takes whatever has a prototype for a class to ask the container for.
 * @throws DomainError UNAUTHENTICATED, SECOND_FACTOR_SETUP_NEEDED or FORBIDDEN; it never answers false, which would lose the reason.
 */
export const checkAuthorized: AuthCheckerFn<RequestContext, Role> = ({ context, info }, roles) => {
  const caller = requireCaller(context.caller);
  if (!SETUP_OPERATIONS.has(`${info.parentType.name}.${info.fieldName}`)) requireSetUp(caller);
  if (roles.length > 0 && !roles.includes(caller.role)) throw new DomainError("FORBIDDEN");
  return true;
};
