import { ApolloLink } from "@apollo/client";
import { catchError, map, of, throwError, type Observable, tap, from, switchMap } from "rxjs";
import { askToConfirm } from "../confirmation/confirmation-question";
import { wireError } from "../errors/app-error";

/** The outcome of a request: a result, or a thrown error. */
export type Outcome = { readonly result: ApolloLink.Result } | { readonly error: unknown };

/** Converts a reply into an outcome, so that an error is not thrown. */
export function outcomeOf(reply: Observable<ApolloLink.Result>): Observable<Outcome> {
  return reply.pipe(
    map((result): Outcome => ({ result })),
    catchError((error: unknown) => of<Outcome>({ error })),
  );
}

/** Converts an outcome back into a result or a thrown error. */
export function settle(outcome: Outcome): Observable<ApolloLink.Result> {
  return "error" in outcome ? throwError(() => outcome.error) : of(outcome.result);
}

/**
 * Returns the first error that the server sent: from a result's errors, or from the body of a reply with an error
 * status such as 401. Returns null if there is none. The code for an expired token is UNAUTHENTICATED.
 */
export function refusalOf(outcome: Outcome) {
  return wireError("error" in outcome ? outcome.error : outcome.result);
}

const listeners = new Set<(code: unknown) => void>();

/**
 * Calls the listener with the error code of each reply. The code is undefined if the server did not refuse the
 * operation. Returns a function that removes the listener.
 */
export function onReply(listener: (code: unknown) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Notifies the listeners of `onReply`, so that a page learns immediately that its data are out of date, for example the
 * user's rights.
 */
export const replyLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap<ApolloLink.Result>({ next: look, error: look })),
);

function look(reply: unknown): void {
  for (const listener of listeners) listener(wireError(reply)?.extensions?.code);
}

/**
 * Opens a dialog when the server asks the user to confirm their identity. After the confirmation, sends the operation
 * once more, which is safe because the first request changed nothing. If the user cancels, the server's refusal is the
 * result.
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
