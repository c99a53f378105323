import { Lexer, Source, TokenKind } from "graphql";

/** The editors' contents in a link. */
export interface LinkedOperation {
  readonly query: string;
  /** JSON, or "" if there are no variables. */
  readonly variables: string;
  /** The name of the operation to run. "" if the document has only one. */
  readonly operationName: string;
}

/** Maximum length of a link in characters, because some proxies reject longer URLs. */
export const LONGEST_LINK = 7_500;

/** Matches names of arguments and variables whose values are secret. */
const SECRET = /password|token|otp|^code$|ticket|passkey|setup|recoveryCode/i;

/** Returns the operation in a URL's query ("?query=…&variables=…&operationName=…"), or null if there is none. */
export function readLink(search: string): LinkedOperation | null {
  const parameters = new URLSearchParams(search);
  const query = parameters.get("query");
  if (!query) return null;
  const operationName = parameters.get("operationName") ?? "";
  return { query, variables: indented(parameters.get("variables") ?? ""), operationName };
}

/**
 * Returns a path that opens the playground with an operation, without the values of passwords, codes and tokens.
 */
export function linkTo({ query, variables, operationName }: LinkedOperation): string {
  const parameters = new URLSearchParams({ query: withoutSecretTexts(query) });
  const safeVariables = withoutSecretVariables(variables.trim());
  if (safeVariables !== "" && safeVariables !== "{}") parameters.set("variables", safeVariables);
  if (operationName !== "") parameters.set("operationName", operationName);
  return `/graphql?${parameters.toString()}`;
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json; // The user can correct invalid JSON in the editor.
  }
}

/** Replaces the values of secret variables with "". Returns "" for invalid JSON, because it may contain a secret. */
function withoutSecretVariables(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) =>
      typeof value === "string" && SECRET.test(name) ? "" : value,
    );
  } catch {
    return "";
  }
}

/**
 * Returns the operation as typed, with the texts of secret arguments, fields and default values replaced with "". The
 * operation may be unfinished. Text after the first invalid token, such as an unfinished string, is left out, because it
 * may contain a secret.
 */
function withoutSecretTexts(query: string): string {
  const lexer = new Lexer(new Source(query));
  let safe = "";
  let end = 0;
  /** The most recent name before a colon: the argument, field or variable that the next text belongs to. */
  let name = "";
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (token.kind === TokenKind.COLON && lexer.lastToken.kind === TokenKind.NAME)
        name = lexer.lastToken.value;
      const isText = token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING;
      safe +=
        query.slice(end, token.start) +
        (isText && SECRET.test(name) ? '""' : query.slice(token.start, token.end));
      end = token.end;
    }
    return safe + query.slice(end);
  } catch {
    return safe;
  }
}
