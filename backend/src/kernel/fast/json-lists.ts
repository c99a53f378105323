import {
  execute,
  type ExecutionResult,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import type { RequestContext } from "../auth/request-context.js";
import { chunks } from "../db/changes.js";
import type { JsonFields } from "../graphql/json.sql.js";

/** A list that is an operation's only field and that the database can write as JSON. */
export interface JsonList {
  readonly name: string;
  /** Returns each item as JSON, or null if the list must be read as objects. */
  readonly run: (
    context: RequestContext,
  ) => Promise<ExecutionResult<Record<string, readonly string[] | null>>>;
}

const ITEMS = new GraphQLScalarType<readonly string[]>({ name: "JsonItems" });

/**
 * Returns the list of an operation with a single field, if the field is marked with `@Extensions({ json: true })`: the
 * database may write such a list as JSON (ADR 65). Returns null for every other operation. `run` calls the field's own
 * resolver, including its permission check. The context tells the resolver that JSON is wanted.
 */
export function jsonListOf(schema: GraphQLSchema, operation: OperationDefinitionNode): JsonList | null {
  const fields = operation.directives?.length ? null : plainFields(operation.selectionSet);
  const [[name, jsonFields] = ["", null], ...others] = [...(fields ?? [])];
  const field = schema.getQueryType()?.getFields()[name];
  if (!jsonFields || others.length > 0 || !field?.resolve || field.extensions["json"] !== true) return null;
  const only = { [name]: { type: ITEMS, resolve: field.resolve } };
  const narrow = new GraphQLSchema({ query: new GraphQLObjectType({ name: "Query", fields: only }) });
  const document = parse(`{ ${name} }`);
  const run = (context: RequestContext): ReturnType<JsonList["run"]> => {
    const contextValue: unknown = Object.create(context, { jsonFields: { value: jsonFields } });
    return Promise.resolve(execute({ schema: narrow, document, contextValue })) as ReturnType<
      JsonList["run"]
    >;
  };
  return { name, run };
}

/**
 * Returns the fields of a selection. Returns null if the selection has an alias, an argument, a directive, a fragment
 * or a repeated name.
 */
function plainFields({ selections }: SelectionSetNode): JsonFields | null {
  const fields = new Map<string, JsonFields | null>();
  for (const node of selections) {
    if (node.kind !== Kind.FIELD || node.alias || node.arguments?.length || node.directives?.length)
      return null;
    const inner = node.selectionSet ? plainFields(node.selectionSet) : null;
    if ((node.selectionSet && !inner) || fields.has(node.name.value)) return null;
    fields.set(node.name.value, inner);
  }
  return fields;
}

/**
 * Number of items to join into one string. Longer strings need a separate allocation, which costs more than the joining
 * saves.
 */
const AT_ONCE = 32;

/** Returns the bytes of a reply whose only data is a list. */
export function jsonReply(name: string, items: readonly string[]): Buffer {
  const pieces = [...chunks(items, AT_ONCE)].map((some, at) => `${at === 0 ? "" : ","}${some.join(",")}`);
  return Buffer.concat([`{"data":{"${name}":[`, ...pieces, "]}}"].map((piece) => Buffer.from(piece)));
}
