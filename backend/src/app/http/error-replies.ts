import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../kernel/contract/catalogue.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import { extensionsOf } from "../../kernel/errors/to-graphql.js";
import { languageOf } from "../../kernel/languages/language.js";
import { translatedReply } from "../../kernel/languages/translated-reply.js";
import { sendHttpError } from "../../kernel/errors/to-http.js";

/** The error catalogue's codes for errors of Fastify and its plugins. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_JSON",
  FST_STATIC_FORBIDDEN_PATH: "NOT_FOUND",
};

/** Replies to every failure outside a resolver: in GraphQL's format on /graphql, otherwise in the REST format. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const domain = frameworkError(error) ?? toDomainError(error);
    if (domain.code === "INTERNAL") request.log.error({ err: error }, "request failed");
    return reply.sent ? reply : send(request, reply, domain);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  if (request.routeOptions.url?.startsWith("/graphql") !== true) return sendHttpError(reply, error);
  if (error.retryAfter !== undefined) void reply.header("retry-after", String(error.retryAfter));
  const language = languageOf(request.headers["accept-language"]);
  const body = { errors: [{ message: error.message, extensions: extensionsOf(error) }] };
  return reply.status(error.status).send(translatedReply(language, body));
}

function frameworkError(error: FastifyError): DomainError | null {
  const code = FRAMEWORK_CODES[error.code];
  if (code) return new DomainError(code);
  // JSON.parse and the prototype-poisoning guard report a bad body as a plain SyntaxError with status 400.
  if (error.statusCode === 400)
    return new DomainError(error instanceof SyntaxError ? "MALFORMED_JSON" : "BAD_INPUT");
  return null;
}
