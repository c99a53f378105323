import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { forbiddenLink } from "./forbidden";
import { confirmationLink } from "../confirmation/confirmation-link";
import { LANGUAGE } from "../language";
import { makeCache } from "./make-cache";
import { sessionLink } from "./session-link";
import { subscriptionLink } from "./subscription-link";

const link = forbiddenLink.concat(
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    ApolloLink.from([
      confirmationLink,
      sessionLink,
      new HttpLink({
        uri: "/graphql",
        credentials: "same-origin",
        headers: { "accept-language": LANGUAGE },
      }),
    ]),
  ),
);

function makeClient(): ApolloClient {
  return new ApolloClient({
    link,
    cache: makeCache(),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
  });
}

/** For requests that are nobody's own: signing in, for one. Made with the first screen that needs it. */
const client = makeClient();

let personal: { readonly userId: string; readonly client: ApolloClient } | null = null;

/**
 * The client of the person who is signed in, and nobody else's: when they leave or another one comes, all that was
 * fetched goes with it, answers still on their way included.
 */
export function clientOf(userId: string | undefined): ApolloClient {
  if (userId === undefined) {
    personal = null;
    return client;
  }
  if (personal?.userId !== userId) personal = { userId, client: makeClient() };
  return personal.client;
}
