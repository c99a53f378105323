import type { GraphQLRequestListener } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";

/**
 * The HTTP status when no requested field could be answered: 503 with Retry-After because the database is down, 400
 * because the input breaks a rule. Proxies and clients that look only at the status then know whether to retry. With a
 * partial answer it stays 200, as is usual for GraphQL.
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

/** Seconds until a retry makes sense; null when no error says that a service is down. */
function away(errors: readonly GraphQLFormattedError[]): number | null {
  const error = errors.find(({ extensions }) => extensions?.["code"] === "UNAVAILABLE");
  return error ? Number(error.extensions?.["retryAfter"] ?? 1) : null;
}
