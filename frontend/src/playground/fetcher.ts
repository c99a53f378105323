import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import { getOperationAST, OperationTypeNode, parse, type OperationDefinitionNode } from "graphql";
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
  const operation = operationOf(parameters.query, parameters.operationName);
  const operationName = operation?.name?.value ?? parameters.operationName;
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return once({ ...parameters, operationName }, options);
  return live.iterate({
    query: parameters.query,
    ...(operationName ? { operationName } : {}),
    variables: parameters.variables as Record<string, unknown> | undefined,
  });
};

/** The operation to run. GraphiQL's own idea of it is that of the text before, right after another text was put in. */
function operationOf(
  query: string,
  name: string | null | undefined,
): OperationDefinitionNode | null | undefined {
  try {
    const document = parse(query);
    return getOperationAST(document, name) ?? getOperationAST(document);
  } catch {
    return null; // the server says what is wrong with it
  }
}
