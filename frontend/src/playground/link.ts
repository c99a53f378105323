import { Kind, parse, visit, type ArgumentNode, type ObjectFieldNode, type StringValueNode } from "graphql";

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
 * Returns a path that opens the playground with an operation. The values of passwords, codes and tokens are left out if
 * the operation can be parsed.
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
 * Returns the operation as typed, with the texts of secret arguments replaced with "". Text that cannot be parsed is
 * returned unchanged, including any secret in it.
 */
function withoutSecretTexts(query: string): string {
  const secrets: StringValueNode[] = [];
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode): void => {
    if (value.kind === Kind.STRING && SECRET.test(name.value)) secrets.push(value);
  };
  try {
    visit(parse(query), { Argument: note, ObjectField: note });
  } catch {
    return query; // Text that cannot be parsed is not an operation yet.
  }
  return secrets
    .toReversed()
    .reduce((text, { loc }) => (loc ? `${text.slice(0, loc.start)}""${text.slice(loc.end)}` : text), query);
}
