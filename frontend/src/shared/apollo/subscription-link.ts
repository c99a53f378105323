import { ApolloLink } from "@apollo/client";
import { print } from "graphql";
import { distinctUntilChanged, from, fromEvent, map, NEVER, Observable, startWith, switchMap } from "rxjs";

/**
 * Sends subscriptions over the server's stream. The stream's client is loaded with the first subscription. While the
 * page is hidden, no subscription is open. When the page becomes visible again, each subscription starts with the
 * newest state. The subscriptions of a person's visible windows share one stream if the browser allows it
 * (follow-live.ts).
 */
export const subscriptionLink = new ApolloLink(({ query, variables, operationName }) =>
  whileVisible(
    new Observable<ApolloLink.Result>((observer) => {
      const request = { query: print(query), variables, ...(operationName ? { operationName } : {}) };
      const results = from(import("./follow-live")).pipe(
        switchMap(
          ({ followLive }) =>
            new Observable<ApolloLink.Result>((sink) =>
              followLive(request, {
                next: (result) => sink.next(result as ApolloLink.Result),
                error: (error) => sink.error(error),
                complete: () => sink.complete(),
              }),
            ),
        ),
      );
      return results.subscribe(observer);
    }),
  ),
);

function whileVisible<T>(source: Observable<T>): Observable<T> {
  return fromEvent(document, "visibilitychange").pipe(
    map(() => document.visibilityState !== "hidden"),
    startWith(document.visibilityState !== "hidden"),
    distinctUntilChanged(),
    switchMap((visible) => (visible ? source : NEVER)),
  );
}
