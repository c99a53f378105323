import { ApolloLink } from "@apollo/client";
import { from, switchMap, tap, throwError, type Observable } from "rxjs";
import { freshToken, renewSession } from "../session/refresh";
import { noteSetupNeeded } from "../session/setup-needed";
import { readSession } from "../session/session-store";
import { outcomeOf, settle, refusalOf, type Outcome } from "./refusals";

/**
 * Adds the session's token to each request. If the server replies that the token has expired, renews the token and
 * sends the operation once more. Sending it twice is safe, because the first request changed nothing. If the renewal
 * fails, the first outcome is the result. A request begun by one person is never sent in the name of another person who
 * has signed in since.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const person = readSession()?.userId;
  const send = (token: string | null): Observable<ApolloLink.Result> => {
    if (token !== null) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      }));
    }
    return forward(operation);
  };

  return from(freshToken()).pipe(
    switchMap((token) => {
      if (token === null) return send(null);
      if (readSession()?.userId !== person) return throwError(() => new Error("Another user signed in."));
      return outcomeOf(send(token)).pipe(
        tap((outcome) => {
          if (person !== undefined) noteSetupNeeded(person, codeOf(outcome));
        }),
        switchMap((outcome) =>
          codeOf(outcome) === "UNAUTHENTICATED" ? renewThen(token, outcome) : settle(outcome),
        ),
      );
    }),
  );

  function renewThen(spent: string, first: Outcome): Observable<ApolloLink.Result> {
    return from(renewSession(spent)).pipe(
      switchMap((renewal) =>
        renewal.outcome === "renewed" && renewal.session.userId === person
          ? send(renewal.session.token)
          : settle(first),
      ),
    );
  }
});

function codeOf(outcome: Outcome): unknown {
  return refusalOf(outcome)?.extensions?.code;
}
