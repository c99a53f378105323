import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLEnumType } from "graphql";
import { ALL_ERRORS } from "../../kernel/contract/all-errors.js";

/**
 * Apollo Server's own error codes, nearly all for requests that are not valid GraphQL. Apollo Server sends these codes
 * with its own messages or those of the `graphql` package.
 */
const LANGUAGE_ERRORS = {
  [ApolloServerErrorCode.BAD_REQUEST]: "The request is not a GraphQL request. (400)",
  [ApolloServerErrorCode.BAD_USER_INPUT]: "A variable has the wrong type. (400)",
  [ApolloServerErrorCode.GRAPHQL_PARSE_FAILED]: "The operation has a syntax error. (400)",
  [ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED]:
    "The operation does not match the schema, or is too large. (400)",
  [ApolloServerErrorCode.INTERNAL_SERVER_ERROR]: "The server's answer does not match the schema.",
  [ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE]: "The document has no operation with this name. (400)",
  [ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND]: "Send the whole operation once, with its hash.",
} as const;

/**
 * Returns a GraphQL enumeration of all error codes, built from the catalogue, so that clients can generate types. No
 * field has this type, because a GraphQL reply lists its errors separately from the data.
 */
export function errorCodeType(): GraphQLEnumType {
  const codes = Object.entries(ALL_ERRORS).map(
    ([code, { status, message }]) => [code, `${message} (${String(status)} in REST)`] as const,
  );
  return new GraphQLEnumType({
    name: "ErrorCode",
    description:
      "The codes of errors: `errors[].extensions.code`. Compare these codes. `message` is for people, and its text may be " +
      "more specific than the text here. With `BAD_INPUT`, `extensions.fields` has a text for each field. With a limit, " +
      "`extensions.retryAfter` has the seconds to wait.",
    values: Object.fromEntries(
      [...codes, ...Object.entries(LANGUAGE_ERRORS)].map(([code, description]) => [code, { description }]),
    ),
  });
}
