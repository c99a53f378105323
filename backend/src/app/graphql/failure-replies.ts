import type { GraphQLRequestListener } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";

/**
 * Sets the HTTP status of a reply without any data: 503 with Retry-After for the error UNAVAILABLE (for example if the
 * database is down), and 400 if the input breaks a rule. Proxies and clients that read only the status then know
 * whether to retry. A reply with part of the data keeps 200, as is usual for GraphQL.
 */
export const failureReplies: GraphQLRequestListener<RequestContext> = {
  willSendResponse({ response: { body, http } }) {
    if (body.kind === "single" && body.singleResult.errors) {
      const { data, errors } = body.singleResult;
      const hasNothing = Object.values(data ?? {}).every((value) => value === null);
      const retryAfter = hasNothing ? away(errors) : null;
      if (retryAfter !== null) {
        http.status = 503;
        http.headers.set("retry-after", String(retryAfter));
      } else if (hasNothing && errors.some(({ extensions }) => extensions?.["code"] === "BAD_INPUT")) {
        http.status = 400;
      }
    }
    return Promise.resolve();
  },
};

/** Returns the number of seconds to wait before a retry, or null if no error reports an unavailable service. */
function away(errors: readonly GraphQLFormattedError[]): number | null {
  const error = errors.find(({ extensions }) => extensions?.["code"] === "UNAVAILABLE");
  return error ? Number(error.extensions?.["retryAfter"] ?? 1) : null;
}
