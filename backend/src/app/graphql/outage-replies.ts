import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";

/**
 * Answers 503 with Retry-After when nothing of what was asked could be had because the database is away: proxies and
 * clients that look at the status alone know to come back. With a part of the answer it stays 200, as GraphQL has it.
 */
export const outageReplies: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        if (body.kind === "single") {
          const { data, errors } = body.singleResult;
          const retryAfter = Object.values(data ?? {}).some((value) => value !== null) ? null : away(errors);
          if (retryAfter !== null) {
            http.status = 503;
            http.headers.set("retry-after", String(retryAfter));
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
