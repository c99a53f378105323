import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { makeCache } from "./make-cache";
import { sessionLink } from "./session-link";
import { subscriptionLink } from "./subscription-link";

/** One client for the page's life, made with the first screen that needs it. */
export const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    ApolloLink.from([sessionLink, new HttpLink({ uri: "/graphql", credentials: "same-origin" })]),
  ),
  cache: makeCache(),
  defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
});
