import type { FastifyRequest } from "fastify";
import type { RequestObserver } from "./watch-requests.js";

/** Routes that proxies and monitors request every few seconds. A line for each request would fill the log. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);
/** The characters of a GraphQL name. The length is limited because the client chooses the name. */
const OPERATION_NAME = /^\w{1,64}$/;
/** Maximum number of operation names to log for one request. */
const MOST_NAMES = 8;

/**
 * Writes one line per request at `info` (`debug` for probes). The line has the method, route, status, milliseconds and
 * bytes of the reply. For GraphQL the line also has the operation's name. The line has no personal data: no address, no
 * user agent, no ids of people.
 */
export const logRequest: RequestObserver = ({ request, reply, route, ms, aborted }) => {
  const operation = operationOf(request);
  const bytes = Number(reply.getHeader("content-length"));
  request.log[PROBES.has(route) ? "debug" : "info"](
    {
      method: request.method,
      route,
      ...(operation === undefined ? {} : { operation }),
      status: reply.raw.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(Number.isNaN(bytes) ? {} : { bytes }),
      ...(aborted ? { aborted } : {}),
    },
    "request",
  );
};

/**
 * Returns the name that a GraphQL client gave its operation. For a stream with several operations, returns up to
 * `MOST_NAMES` names, separated by spaces. Leaves out invalid names, and returns undefined if no name is left.
 */
export function operationOf({ routeOptions, body }: FastifyRequest): string | undefined {
  if (routeOptions.url?.startsWith("/graphql") !== true || typeof body !== "object" || body === null) return;
  const { operations } = body as { operations?: unknown };
  const named = (Array.isArray(operations) ? operations : [body]).flatMap(nameOf).slice(0, MOST_NAMES);
  return named.length === 0 ? undefined : named.join(" ");
}

function nameOf(operation: unknown): string[] {
  const { operationName } = (operation ?? {}) as { operationName?: unknown };
  return typeof operationName === "string" && OPERATION_NAME.test(operationName) ? [operationName] : [];
}
