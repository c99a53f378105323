import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import { getOperationAST, OperationTypeNode } from "graphql";
import { createClient } from "graphql-sse";
import { fetchWithToken } from "./access";

const once = createGraphiQLFetcher({
  url: "/graphql",
  fetch: fetchWithToken,
  enableIncrementalDelivery: false,
});
// No second attempt: who tries things out wants to see at once what the server says.
const live = createClient({ url: "/graphql/stream", fetchFn: fetchWithToken, retryAttempts: 0 });

/** Sends an operation: queries and mutations as one request, a subscription as a stream that stays open until stopped. */
export const fetcher: Fetcher = (parameters, options) => {
  const operation = options?.documentAST && getOperationAST(options.documentAST, parameters.operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return once(parameters, options);
  return live.iterate({
    query: parameters.query,
    ...(parameters.operationName ? { operationName: parameters.operationName } : {}),
    variables: parameters.variables as Record<string, unknown> | undefined,
  });
};
