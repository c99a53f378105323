import type { Language } from "../languages/language.js";
import { DomainError } from "../errors/domain-error.js";
import type { Holder } from "../contract/grants.js";
import { isPermitted, type Permission } from "../contract/access.js";
import { Role } from "../contract/roles.js";

/** The signed-in person behind a request, as read from the database for this request (never from the token). */
export interface Caller extends Holder {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** The language of the page that sent the request. */
  readonly pageLanguage?: Language;
  /** The browser's User-Agent header; absent outside a request. */
  readonly userAgent?: string;
  /** True for an account whose rights require a second factor that is not set up yet (ADR 37). */
  readonly mustSetUpFactor?: boolean;
  /** True for a holder of rights who logged in with an easily guessed password (docs/rules.md, "Accounts"). */
  readonly mustChangePassword?: boolean;
  /**
   * Set if a Superadmin views the site as this person (ADR 83). The other fields describe the person, except that the
   * caller has no grants and `sessionId` is the view's id.
   */
  readonly view?: StudentView;
}

/** A Superadmin's view of the site as a student sees it. */
interface StudentView {
  readonly id: string;
  readonly superadminId: string;
}

/** @throws DomainError UNAUTHENTICATED if the request is not signed in */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new DomainError("UNAUTHENTICATED");
  return caller;
}

/**
 * Returns the caller if all required steps of the account's setup are done.
 * @throws DomainError PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_SETUP_NEEDED
 */
export function requireSetUp(caller: Caller): Caller {
  if (caller.mustChangePassword) throw new DomainError("PASSWORD_CHANGE_NEEDED");
  if (caller.mustSetUpFactor) throw new DomainError("SECOND_FACTOR_SETUP_NEEDED");
  return caller;
}

/**
 * Refuses changes in a student view. Must be called before every operation other than a plain read.
 * @throws DomainError VIEW_READ_ONLY if a Superadmin views the site as a student
 */
export function refuseInView(caller: Caller | null): void {
  if (caller?.view) throw new DomainError("VIEW_READ_ONLY");
}

/**
 * Returns the caller if the caller is a Superadmin. Protects operations that no grant allows.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN
 */
export function requireSuperadmin(caller: Caller | null): Caller {
  const signedIn = requireCaller(caller);
  if (signedIn.role !== Role.Superadmin) throw new DomainError("FORBIDDEN");
  return signedIn;
}

/**
 * Returns the caller if the caller has the permission (kernel/contract/access.ts).
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN
 */
export function requirePermission(caller: Caller | null, permission: Permission): Caller {
  const signedIn = requireCaller(caller);
  if (!isPermitted(signedIn, permission)) throw new DomainError("FORBIDDEN");
  return signedIn;
}
