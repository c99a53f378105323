import { Suspense, type ReactNode } from "react";
import { matchPath } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { lazyPage } from "../shared/lazy-page";

// Loaded lazily, because only visitors from a team's or an event's page need it.
const AccountPurpose = lazyPage<"AccountPurpose", { token: string | undefined; isNew: boolean }>(
  "AccountPurpose",
  () => import("./account-purpose"),
);

/** The reason why a visitor opens an account screen, derived from the page that opens next. */
interface Visit {
  /** The token of the invitation link that the visitor came from. */
  readonly token: string | undefined;
  /** Whether the visitor wants to register a team. */
  readonly registers: boolean;
  /** The purpose for the account frame. Undefined if the visitor has no particular purpose. */
  readonly purpose: ReactNode;
}

/**
 * Returns the purpose of a visit to /login or /signup.
 * @param next the path of the page that follows
 * @param isNew whether the visitor creates an account
 */
export function purposeOfVisit(next: string, isNew: boolean): Visit {
  const token = matchPath(paths.join, next)?.params.token;
  const registers = matchPath(paths.registrationOfEvent, next) !== null;
  const purpose =
    token !== undefined || registers ? (
      <Suspense fallback={<div className="mt-4 h-33 sm:h-29" />}>
        <AccountPurpose token={token} isNew={isNew} />
      </Suspense>
    ) : undefined;
  return { token, registers, purpose };
}
