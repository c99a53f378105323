import { ApolloLink } from "@apollo/client";
import { catchError, map, of, throwError, type Observable, tap, from, switchMap } from "rxjs";
import { askToConfirm } from "../confirmation/confirmation-question";
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

const listeners = new Set<() => void>();

/** Calls back when the server refuses something to the person who is signed in. Returns how to stop. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports each refusal, so that a page learns at once that the user's rights have changed. */
export const forbiddenLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap<ApolloLink.Result>({ next: look, error: look })),
);

function look(reply: unknown): void {
  if (wireError(reply)?.extensions?.code !== "FORBIDDEN") return;
  for (const listener of listeners) listener();
}

/**
 * Answers the server's "confirm that it is you first" with the dialog, and sends the operation again once when the
 * person has confirmed: nothing was done the first time. When they cancel, the server's refusal is the result.
 */
export const confirmationLink = new ApolloLink((operation, forward) => {
  const began = performance.now();
  return outcomeOf(forward(operation)).pipe(
    switchMap((outcome): Observable<ApolloLink.Result> => {
      const refusal = refusalOf(outcome);
      if (refusal?.extensions?.code !== "CONFIRMATION_NEEDED") return settle(outcome);
      return from(askToConfirm(String(refusal.message), began)).pipe(
        switchMap((confirmed) => (confirmed ? forward(operation) : settle(outcome))),
      );
    }),
  );
});
