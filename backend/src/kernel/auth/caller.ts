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
  /** The language of the page that they ask from. */
  readonly pageLanguage?: Language;
  /** What their browser calls itself; absent outside a request. */
  readonly userAgent?: string;
  /** True for an account whose rights make a second factor compulsory, and which has none yet (ADR 37). */
  readonly mustSetUpFactor?: boolean;
  /** True for a holder of rights who logged in with a password that is guessed first (docs/rules.md, "Accounts"). */
  readonly mustChangePassword?: boolean;
  /**
   * Set where a Superadmin views the site as this person (ADR 83). All other fields are the person's, except that there
   * are no grants and the session belongs to no account.
   */
  readonly view?: StudentView;
}

/** A Superadmin's look at the site as a student sees it. */
interface StudentView {
  readonly id: string;
  /** The Superadmin who looks. */
  readonly superadminId: string;
}

/** Returns the caller. @throws DomainError UNAUTHENTICATED when the request is not signed in */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new DomainError("UNAUTHENTICATED");
  return caller;
}

/**
 * Returns the caller, unless something has to come before anything else.
 * @throws DomainError PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_SETUP_NEEDED.
 */
export function requireSetUp(caller: Caller): Caller {
  if (caller.mustChangePassword) throw new DomainError("PASSWORD_CHANGE_NEEDED");
  if (caller.mustSetUpFactor) throw new DomainError("SECOND_FACTOR_SETUP_NEEDED");
  return caller;
}

/** Throws VIEW_READ_ONLY for a Superadmin who sees the site as a student: called before anything that is no plain read. */
export function refuseInView(caller: Caller | null): void {
  if (caller?.view) throw new DomainError("VIEW_READ_ONLY");
}

/** The caller, or FORBIDDEN unless a Superadmin is signed in: for what no grant allows. */
export function requireSuperadmin(caller: Caller | null): Caller {
  const signedIn = requireCaller(caller);
  if (signedIn.role !== Role.Superadmin) throw new DomainError("FORBIDDEN");
  return signedIn;
}

/** The caller, or FORBIDDEN unless they may do this (kernel/contract/access.ts). */
export function requirePermission(caller: Caller | null, permission: Permission): Caller {
  const signedIn = requireCaller(caller);
  if (!isPermitted(signedIn, permission)) throw new DomainError("FORBIDDEN");
  return signedIn;
}
