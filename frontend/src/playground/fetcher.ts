import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import {
  getOperationAST,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type OperationDefinitionNode,
} from "graphql";
import { createClient, NetworkError, type RequestParams } from "graphql-sse";
import { fetchWithToken } from "./access";
import { EventLog } from "./event-log";

const once = createGraphiQLFetcher({
  url: "/graphql",
  fetch: fetchWithToken,
  enableIncrementalDelivery: false,
});
// No retry, because people who try out requests want to see the server's reply immediately.
const live = createClient({ url: "/graphql/stream", fetchFn: fetchWithToken, retryAttempts: 0 });

let dropped = 0;

/** Hides replies that are still loading, because the editors now contain another operation. */
export function dropAnswers(): void {
  dropped += 1;
}

async function unlessDropped<T>(answer: T | Promise<T>): Promise<T> {
  const before = dropped;
  const shown = await answer;
  return before === dropped ? shown : new Promise<never>(() => undefined);
}

/** Sends an operation. A query or mutation is one request, a subscription is a stream that stays open until stopped. */
export const fetcher: Fetcher = (parameters, options) => {
  const operation = operationOf(parameters.query, parameters.operationName);
  const operationName = operation?.name?.value ?? parameters.operationName;
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return unlessDropped(once({ ...parameters, operationName }, options));
  return events({
    query: parameters.query,
    ...(operationName ? { operationName } : {}),
    variables: parameters.variables as Record<string, unknown> | undefined,
  });
};

/**
 * Returns the results of a subscription. Each result includes the earlier events, because GraphiQL shows only the
 * latest result.
 */
function events(request: RequestParams): AsyncIterableIterator<ExecutionResult> {
  const source = live.iterate(request);
  const log = new EventLog();
  let ended = false;
  const last = (why: string): IteratorResult<ExecutionResult> | null => {
    ended = true;
    const shown = log.end(why);
    return shown && { done: false, value: shown };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (ended) return { done: true, value: undefined };
      try {
        const event = await source.next();
        if (event.done !== true) return { done: false, value: log.add(event.value) };
        return last("it has ended") ?? { done: true, value: undefined };
      } catch (error) {
        // An error alone would replace the events on the screen, so it is appended to them.
        const shown = last(`ended by an error: ${error instanceof Error ? error.message : String(error)}`);
        if (shown) return shown;
        const refusal = await refusalOf(error);
        if (refusal) return { done: false, value: refusal };
        throw error;
      }
    },
    // The iterator is written by hand, because the return method of an async generator would first wait for the next
    // event.
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}

/**
 * Returns the server's reason for rejecting a stream, or null. Without the reason, GraphiQL would show only the status
 * and a stack trace.
 */
async function refusalOf(error: unknown): Promise<ExecutionResult | null> {
  const reply: unknown = error instanceof NetworkError ? error.response : null;
  if (!(reply instanceof Response)) return null;
  return (await reply.json().catch(() => null)) as ExecutionResult | null;
}

/**
 * Returns the operation to run: the one with this name, or else the document's only operation. Right after the text was
 * replaced, GraphiQL still passes the name of an operation in the previous text.
 */
function operationOf(
  query: string,
  name: string | null | undefined,
): OperationDefinitionNode | null | undefined {
  try {
    const document = parse(query);
    return getOperationAST(document, name) ?? getOperationAST(document);
  } catch {
    return null; // The server's reply names the mistake.
  }
}
