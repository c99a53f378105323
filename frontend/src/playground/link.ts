import { Kind, parse, visit, type ArgumentNode, type ObjectFieldNode, type StringValueNode } from "graphql";

/** What the editors hold, as a link carries it. */
export interface LinkedOperation {
  readonly query: string;
  /** JSON; empty for none. */
  readonly variables: string;
  /** Which operation of several; empty when there is one. */
  readonly operationName: string;
}

/** Characters that a link may have: some proxies refuse longer addresses. */
export const LONGEST_LINK = 7_500;

/** Names of arguments and variables with secret values. */
const SECRET = /password|token|otp|^code$|ticket|passkey|setup|recoveryCode/i;

/** The operation in an address's query ("?query=…&variables=…&operationName=…"); null if it has none. */
export function readLink(search: string): LinkedOperation | null {
  const parameters = new URLSearchParams(search);
  const query = parameters.get("query");
  if (!query) return null;
  const operationName = parameters.get("operationName") ?? "";
  return { query, variables: indented(parameters.get("variables") ?? ""), operationName };
}

/** The path that opens the playground with an operation, without the values of passwords, codes and tokens in it. */
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
    return json; // to be corrected in the editor
  }
}

/** Leaves out what cannot be read: it may hold a secret. */
function withoutSecretVariables(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) =>
      typeof value === "string" && SECRET.test(name) ? "" : value,
    );
  } catch {
    return "";
  }
}

/** The text as it was typed, but for the texts of secret arguments. */
function withoutSecretTexts(query: string): string {
  const secrets: StringValueNode[] = [];
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode): void => {
    if (value.kind === Kind.STRING && SECRET.test(name.value)) secrets.push(value);
  };
  try {
    visit(parse(query), { Argument: note, ObjectField: note });
  } catch {
    return query; // unfinished: no operation yet that could hold one
  }
  return secrets
    .toReversed()
    .reduce((text, { loc }) => (loc ? `${text.slice(0, loc.start)}""${text.slice(loc.end)}` : text), query);
}
