import { ApolloLink } from "@apollo/client";
import { catchError, from, map, of, switchMap, throwError, type Observable } from "rxjs";
import { wireError } from "../errors/app-error";
import { askToConfirm } from "./confirmation-question";

type Outcome = { readonly result: ApolloLink.Result } | { readonly error: unknown };

/**
 * Meets the server's "confirm that it is you first" with the dialog, and sends the operation again once when the person
 * has: nothing was done the first time. When they cancel, the server's refusal stands.
 */
export const confirmationLink = new ApolloLink((operation, forward) => {
  const began = performance.now();
  return forward(operation).pipe(
    map((result): Outcome => ({ result })),
    catchError((error: unknown) => of<Outcome>({ error })),
    switchMap((outcome): Observable<ApolloLink.Result> => {
      const error = wireError("error" in outcome ? outcome.error : outcome.result);
      if (error?.extensions?.code !== "CONFIRMATION_NEEDED") return settle(outcome);
      return from(askToConfirm(String(error.message), began)).pipe(
        switchMap((confirmed) => (confirmed ? forward(operation) : settle(outcome))),
      );
    }),
  );
});

function settle(outcome: Outcome): Observable<ApolloLink.Result> {
  return "error" in outcome ? throwError(() => outcome.error) : of(outcome.result);
}
