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
   * Set where a Superadmin views the site as this person (ADR 83). All other fields are the person's, except that the
   * caller has no grants and the session belongs to no account.
   */
  readonly view?: StudentView;
}

/** A Superadmin's view of the site as a student. */
interface StudentView {
  readonly id: string;
  /** The Superadmin who views the site. */
  readonly superadminId: string;
}

/** @throws DomainError UNAUTHENTICATED when the request is not signed in */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new DomainError("UNAUTHENTICATED");
  return caller;
}

/**
 * Returns the caller, unless a compulsory step of setting up the account is missing.
 * @throws DomainError PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_SETUP_NEEDED
 */
export function requireSetUp(caller: Caller): Caller {
  if (caller.mustChangePassword) throw new DomainError("PASSWORD_CHANGE_NEEDED");
  if (caller.mustSetUpFactor) throw new DomainError("SECOND_FACTOR_SETUP_NEEDED");
  return caller;
}

/**
 * Called before every operation other than a plain read.
 * @throws DomainError VIEW_READ_ONLY for a Superadmin who views the site as a student
 */
export function refuseInView(caller: Caller | null): void {
  if (caller?.view) throw new DomainError("VIEW_READ_ONLY");
}

/**
 * Returns the caller. Protects operations that no grant allows.
 * @throws DomainError UNAUTHENTICATED, or FORBIDDEN unless the caller is a Superadmin
 */
export function requireSuperadmin(caller: Caller | null): Caller {
  const signedIn = requireCaller(caller);
  if (signedIn.role !== Role.Superadmin) throw new DomainError("FORBIDDEN");
  return signedIn;
}

/**
 * Returns the caller.
 * @throws DomainError UNAUTHENTICATED, or FORBIDDEN without this permission (kernel/contract/access.ts)
 */
export function requirePermission(caller: Caller | null, permission: Permission): Caller {
  const signedIn = requireCaller(caller);
  if (!isPermitted(signedIn, permission)) throw new DomainError("FORBIDDEN");
  return signedIn;
}
