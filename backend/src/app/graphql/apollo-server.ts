import {
  ApolloServer,
  type ApolloServerOptions,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLRequestListener,
} from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { toGraphQLError } from "../../kernel/errors/to-graphql.js";
import { stringifyReply } from "../../kernel/fast/stringify-reply.js";
import { translatedReply } from "../../kernel/languages/translated-reply.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { HttpContext } from "../http/request-context.js";
import { compiledQueries } from "../../kernel/fast/compiled-queries.js";
import { failureReplies } from "./failure-replies.js";
import { OPERATION_LIMITS, operationLimits } from "./operation-limits.js";
import { refusedOperations } from "./refused-operations.js";
import { RequestLogs } from "./request-logs.js";

/** Translates a reply's texts into the request's language (docs/languages.md). */
function translateReply({
  contextValue: { language },
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<RequestContext>): void {
  if (language === "en" || body.kind !== "single") return;
  body.singleResult = translatedReply(language, body.singleResult);
  http.headers.set("content-language", language);
}

/**
 * Sets up Apollo Server for a schema. Introspection and suggestions are off in production (docs/security.md,
 * "GraphQL").
 */
export function createApolloServer(
  schema: GraphQLSchema,
  log: Logger,
  options: { readonly production: boolean },
): ApolloServer<HttpContext> {
  const logs = new RequestLogs(log);
  // A single listener does everything, because Apollo calls and awaits each listener at each step of a request, which
  // costs time.
  const listener: GraphQLRequestListener<HttpContext> = {
    ...{ ...logs.listener, ...refusedOperations, ...compiledQueries(log) },
    async willSendResponse(request) {
      await failureReplies.willSendResponse?.(request);
      translateReply(request);
    },
  };
  return new ApolloServer<HttpContext>({
    schema,
    introspection: !options.production,
    hideSchemaDetailsFromClientErrors: options.production,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: OPERATION_LIMITS.tokens },
    validationRules: [operationLimits, ...(options.production ? [NoSchemaIntrospectionCustomRule] : [])],
    stringifyResult: stringifyReply,
    formatError: (formatted, error) => toGraphQLError(formatted, error, logs.of(error)),
    logger: apolloLogger(log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // Without this line, Apollo loads the inline trace plugin only to find that the server is not a subgraph.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      { requestDidStart: () => Promise.resolve(listener) },
    ],
  });
}

/** Returns a logger for Apollo that adds the source to each line, since Apollo logs bare messages. */
function apolloLogger(log: Logger): NonNullable<ApolloServerOptions<HttpContext>["logger"]> {
  const line =
    (level: keyof Logger) =>
    (message: unknown): void =>
      log[level]({ source: "apollo" }, String(message));
  return { debug: line("debug"), info: line("info"), warn: line("warn"), error: line("error") };
}
