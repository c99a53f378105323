import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { TEXTS } from "../languages/translated-reply.js";
import type { Logger } from "../log/logger.js";
import type { DomainError } from "./domain-error.js";
import { toDomainError } from "./to-domain-error.js";
import { withoutValues } from "./without-values.js";

/**
 * Formats an error for a GraphQL reply: `{message, path, locations, extensions: {code, fields?, retryAfter?, …data}}`.
 * GraphQL's own errors (syntax, validation, variables) keep their text, but not the values quoted in it. All other
 * errors get a DomainError's text, which reveals nothing internal.
 */
export function toGraphQLError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) {
    const message = withoutValues(original, formatted.message);
    return { ...formatted, message, extensions: publicExtensions(formatted) };
  }
  const domain = toDomainError(original);
  if (domain.code === "INTERNAL") log.error({ err: original, path: formatted.path }, "resolver failed");
  return {
    message: domain.message,
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    extensions: extensionsOf(domain),
  };
}

/**
 * Returns the `extensions` of a GraphQL error: `{code, fields?, retryAfter?, …data}`, with the texts that
 * `translatedReply` translates.
 */
export function extensionsOf({
  code,
  fields,
  retryAfter,
  data,
  texts,
}: DomainError): Record<string, unknown> {
  return {
    code,
    ...(fields ? { fields } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...data,
    [TEXTS]: texts,
  };
}

/** Returns only the code, because Apollo's extensions may contain a stack trace. */
function publicExtensions(formatted: GraphQLFormattedError): Record<string, unknown> {
  return { code: formatted.extensions?.["code"] ?? "BAD_USER_INPUT" };
}
