import type { ApolloLink } from "@apollo/client";
import { catchError, map, of, throwError, type Observable } from "rxjs";
import { wireError } from "../errors/app-error";

/** How a request went: an answer, or what was thrown for want of one. */
export type Outcome = { readonly result: ApolloLink.Result } | { readonly error: unknown };

/** Has what is thrown arrive like an answer. */
export function outcomeOf(reply: Observable<ApolloLink.Result>): Observable<Outcome> {
  return reply.pipe(
    map((result): Outcome => ({ result })),
    catchError((error: unknown) => of<Outcome>({ error })),
  );
}

/** The other way. */
export function settle(outcome: Outcome): Observable<ApolloLink.Result> {
  return "error" in outcome ? throwError(() => outcome.error) : of(outcome.result);
}

/** What the server refused with, in an answer's errors or in the body of a 401: UNAUTHENTICATED for a spent token. */
export function refusalOf(outcome: Outcome) {
  return wireError("error" in outcome ? outcome.error : outcome.result);
}
