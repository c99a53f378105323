import { Kind, parse, visit, type ArgumentNode, type ObjectFieldNode, type StringValueNode } from "graphql";

/** The content of the editors in a link. */
export interface LinkedOperation {
  readonly query: string;
  /** JSON; "" for no variables. */
  readonly variables: string;
  /** The name of the operation to run; "" when the document has only one. */
  readonly operationName: string;
}

/** The most characters of a link, since some proxies refuse longer addresses. */
export const LONGEST_LINK = 7_500;

/** Matches the names of arguments and variables with secret values. */
const SECRET = /password|token|otp|^code$|ticket|passkey|setup|recoveryCode/i;

/** Returns the operation in an address's query ("?query=…&variables=…&operationName=…"), or null if it has none. */
export function readLink(search: string): LinkedOperation | null {
  const parameters = new URLSearchParams(search);
  const query = parameters.get("query");
  if (!query) return null;
  const operationName = parameters.get("operationName") ?? "";
  return { query, variables: indented(parameters.get("variables") ?? ""), operationName };
}

/** Returns the path that opens the playground with an operation, without the values of passwords, codes and tokens. */
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

/** Empties the values of secret variables. Returns "" for invalid JSON, because it may contain a secret. */
function withoutSecretVariables(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) =>
      typeof value === "string" && SECRET.test(name) ? "" : value,
    );
  } catch {
    return "";
  }
}

/** Returns the operation as it was typed, with the texts of secret arguments emptied. */
function withoutSecretTexts(query: string): string {
  const secrets: StringValueNode[] = [];
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode): void => {
    if (value.kind === Kind.STRING && SECRET.test(name.value)) secrets.push(value);
  };
  try {
    visit(parse(query), { Argument: note, ObjectField: note });
  } catch {
    return query; // An unfinished text is not yet an operation with secrets.
  }
  return secrets
    .toReversed()
    .reduce((text, { loc }) => (loc ? `${text.slice(0, loc.start)}""${text.slice(loc.end)}` : text), query);
}
