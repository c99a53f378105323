import type { AuthCheckerFn } from "type-graphql";
import { type Caller, requireCaller, requireSetUp } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { isPermission, isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { requireShownInView } from "./view-reads.js";

/** The operations for a caller who has to change the password or set up a second factor first: doing so, and seeing their own account. */
export const SETUP_OPERATIONS: ReadonlySet<string> = new Set([
  "Query.sessions",
  "Query.secondFactors",
  "Mutation.changePassword",
  "Mutation.confirmIdentity",
  "Mutation.passkeyProofOptions",
  "Mutation.beginTotp",
  "Mutation.confirmTotp",
  "Mutation.passkeyRegistrationOptions",
  "Mutation.addPasskey",
]);

/**
 * Checks for a guarded operation that the caller is signed in and has the permission or the role that the guard names.
 * An arrow function, since type-graphql treats anything with a prototype as a class and asks the container for it.
 * @throws DomainError UNAUTHENTICATED, PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_SETUP_NEEDED, NOT_IN_VIEW or FORBIDDEN; it never returns false, which would lose the reason.
 */
export const checkAuthorized: AuthCheckerFn<RequestContext, Role | Permission> = (
  { context, info },
  named,
) => {
  const caller = requireCaller(context.caller);
  const name = `${info.parentType.name}.${info.fieldName}`;
  if (!SETUP_OPERATIONS.has(name)) requireSetUp(caller);
  requireShownInView(caller, name);
  if (named.length > 0 && !named.some((one) => isAllowed(caller, one))) throw new DomainError("FORBIDDEN");
  return true;
};

function isAllowed(caller: Caller, named: Role | Permission): boolean {
  return isPermission(named) ? isPermitted(caller, named) : caller.role === named;
}
