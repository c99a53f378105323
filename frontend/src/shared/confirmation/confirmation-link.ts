import { ApolloLink } from "@apollo/client";
import { from, switchMap, type Observable } from "rxjs";
import { askToConfirm } from "./confirmation-question";
import { outcomeOf, refusalOf, settle } from "../apollo/outcome";

/**
 * Meets the server's "confirm that it is you first" with the dialog, and sends the operation again once when the person
 * has: nothing was done the first time. When they cancel, the server's refusal stands.
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
