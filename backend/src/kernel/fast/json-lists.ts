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

/** The single list that an operation asks for. */
export interface JsonList {
  readonly name: string;
  /** Returns the items, each as JSON, or null when the list has to be read as objects. */
  readonly run: (
    context: RequestContext,
  ) => Promise<ExecutionResult<Record<string, readonly string[] | null>>>;
}

const ITEMS = new GraphQLScalarType<readonly string[]>({ name: "JsonItems" });

/**
 * Returns the list that an operation asks for, if the database may write it as JSON (`@Extensions({ json: true })`, ADR
 * 65). Returns null for every other operation. The field's own resolver runs, with its permission check, and sees in
 * its context that JSON is wanted.
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
 * Returns the fields of a selection. Returns null when it has more than names: an alias, an argument, a directive, a
 * fragment or a repeated name.
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

/** The number of items joined into one text. Longer texts need memory of their own, which costs more than the text. */
const AT_ONCE = 32;

/** Returns the bytes of a reply that consists of a list's items. */
export function jsonReply(name: string, items: readonly string[]): Buffer {
  const pieces = [...chunks(items, AT_ONCE)].map((some, at) => `${at === 0 ? "" : ","}${some.join(",")}`);
  return Buffer.concat([`{"data":{"${name}":[`, ...pieces, "]}}"].map((piece) => Buffer.from(piece)));
}
