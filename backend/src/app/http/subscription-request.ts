import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { OPERATION_LIMITS, operationLimits } from "../graphql/operation-limits.js";

export interface SubscriptionRequest {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Readonly<Record<string, unknown>> | undefined;
}

const RULES = [...specifiedRules, operationLimits, NoSchemaIntrospectionCustomRule];

/**
 * Reads `{query, variables?, operationName?}`.
 * @throws DomainError BAD_INPUT when the body has another format
 * @throws GraphQLError when the document is not a valid subscription or exceeds the limits that hold for any operation
 */
export function readSubscription(schema: GraphQLSchema, body: unknown): SubscriptionRequest {
  const { query, variables, operationName } = isRecord(body) ? body : {};
  if (typeof query !== "string" || !isAbsentOr(variables, isRecord) || !isAbsentOr(operationName, isText)) {
    throw new DomainError("BAD_INPUT");
  }
  const document = parse(query, { maxLexicalTokens: OPERATION_LIMITS.tokens });
  const [invalid] = validate(schema, document, RULES);
  if (invalid) throw new GraphQLError(withoutHints(invalid.message));
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new GraphQLError("Only subscriptions are answered here.");
  }
  return { document, operationName: operationName ?? undefined, variableValues: variables ?? undefined };
}

/** Removes suggestions, which would reveal the schema that production hides (docs/security.md, "GraphQL"). */
function withoutHints(message: string): string {
  return message.replace(/ Did you mean .*$/s, "");
}

/**
 * Returns the subscriptions of a body `{operations: [{query, variables?, operationName?}, …]}`, or null for a body that
 * is one subscription.
 * @throws DomainError BAD_INPUT when `operations` is empty or not a list.
 */
export function operationsOf(body: unknown): readonly unknown[] | null {
  if (!isRecord(body) || !("operations" in body)) return null;
  const { operations } = body;
  if (!Array.isArray(operations) || operations.length === 0) throw new DomainError("BAD_INPUT");
  return operations as readonly unknown[];
}

function isAbsentOr<T>(value: unknown, is: (value: unknown) => value is T): value is T | null | undefined {
  return value === undefined || value === null || is(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
