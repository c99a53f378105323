import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";

/**
 * A status that tells, when nothing of what was asked could be had: 503 with Retry-After because the database is away, 400
 * because the input breaks a rule. Proxies and clients that look at the status alone know then whether to come back. With a
 * part of the answer it stays 200, as GraphQL has it.
 */
export const failureReplies: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        if (body.kind === "single") {
          const { data, errors } = body.singleResult;
          const hasNothing = Object.values(data ?? {}).every((value) => value === null);
          const retryAfter = hasNothing ? away(errors) : null;
          if (retryAfter !== null) {
            http.status = 503;
            http.headers.set("retry-after", String(retryAfter));
          } else if (hasNothing && errors?.some(({ extensions }) => extensions?.["code"] === "BAD_INPUT")) {
            http.status = 400;
          }
        }
        return Promise.resolve();
      },
    }),
};

/** Seconds until a retry makes sense; null when no error says that the service is away. */
function away(errors: readonly GraphQLFormattedError[] | undefined): number | null {
  const error = errors?.find(({ extensions }) => extensions?.["code"] === "UNAVAILABLE");
  return error ? Number(error.extensions?.["retryAfter"] ?? 1) : null;
}
