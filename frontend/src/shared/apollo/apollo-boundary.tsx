import { useEffect, type ReactNode } from "react";
import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { OperationTypeNode } from "graphql";
import { readSession, subscribeSession } from "../session/session-store";
import { makeCache } from "./make-cache";
import { sessionLink } from "./session-link";
import { subscriptionLink } from "./subscription-link";

/** One client for the page's life, made with the first screen that needs data. */
const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    ApolloLink.from([sessionLink, new HttpLink({ uri: "/graphql", credentials: "same-origin" })]),
  ),
  cache: makeCache(),
  defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
});

/** Data for the screens inside. When another person signs in, or the one here leaves, what was fetched is forgotten. */
export function ApolloBoundary({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let person = readSession()?.userId;
    return subscribeSession(() => {
      const next = readSession()?.userId;
      if (next === person) return;
      person = next;
      void (next === undefined ? client.clearStore() : client.resetStore());
    });
  }, []);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
