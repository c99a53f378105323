import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { confirmationLink, replyLink } from "./refusals";
import { fetchInTime, LONG_DEADLINE_MS } from "../deadline";
import { LANGUAGE } from "../language";
import { makeCache } from "./make-cache";
import { sessionLink } from "./session-link";
import { subscriptionLink } from "./subscription-link";

/** Operations that change or read thousands of rows. The server may need half a minute for them. */
const BULK: ReadonlySet<string> = new Set([
  "CommitStatement",
  "DeleteTeams",
  "DeleteUsers",
  "DiscardRankingDraft",
  "DraftRankings",
  "ExportMyData",
  "ImportTeams",
  "IssueCertificates",
  "OfferPlaces",
  "PreviewStatement",
  "PublishRankings",
  "SavePastResults",
  "ScheduleMailing",
  "SendMailing",
  "UndoRankings",
  "UndoStatementBatch",
]);

/**
 * Creates the link that sends operations over HTTP.
 * @param ms milliseconds to wait for a reply; by default the timeout of `fetchInTime`
 */
function httpLink(ms?: number): HttpLink {
  return new HttpLink({
    uri: "/graphql",
    credentials: "same-origin",
    headers: { "accept-language": LANGUAGE },
    fetch: (url, init) => fetchInTime(url, init, ms),
  });
}

const link = replyLink.concat(
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    ApolloLink.from([
      confirmationLink,
      sessionLink,
      ApolloLink.split(
        ({ operationName = "" }) => BULK.has(operationName),
        httpLink(LONG_DEADLINE_MS),
        httpLink(),
      ),
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

/** The client for requests without a session, such as signing in. */
const client = makeClient();

let personal: { readonly userId: string; readonly client: ApolloClient } | null = null;

/**
 * Returns the signed-in person's client. When the person signs out or another one signs in, drops all fetched data and
 * the replies to pending requests.
 */
export function clientOf(userId: string | undefined): ApolloClient {
  if (userId === undefined) {
    personal = null;
    return client;
  }
  if (personal?.userId !== userId) personal = { userId, client: makeClient() };
  return personal.client;
}
