import type { AuthCheckerFn } from "type-graphql";
import { type Caller, requireCaller, requireSetUp } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { isPermission, isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { requireShownInView } from "./view-reads.js";

/**
 * A caller who must first change their password or set up a second factor may call only these guarded operations. They
 * serve the two tasks, or list the caller's sessions and second factors.
 */
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
 * Checks that the caller of a guarded operation is signed in and has the guard's permission or role. Throws instead of
 * returning false, because false would lose the reason. Must be an arrow function, because type-graphql would
 * instantiate anything with a prototype as a class.
 * @throws DomainError UNAUTHENTICATED, PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_SETUP_NEEDED, NOT_IN_VIEW or FORBIDDEN
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
