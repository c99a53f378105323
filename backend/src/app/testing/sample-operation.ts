import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** Sample values by argument or field name. */
export type SampleValues = Readonly<Record<string, unknown>>;

/**
 * Returns an operation that calls one field of a root type with its required arguments.
 * @throws Error that names the argument, if an argument has no sample value
 */
export function sampleOperation(
  kind: "query" | "mutation" | "subscription",
  field: GraphQLField<unknown, unknown>,
  values: SampleValues,
): { query: string; variables: Record<string, unknown> } {
  const args = field.args.filter(isRequiredArgument);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return {
    query: `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(
      args.map((arg: GraphQLArgument) => [arg.name, sampleValue(arg.name, arg.type, values, field.name)]),
    ),
  };
}

function sampleValue(name: string, type: GraphQLInputType, values: SampleValues, where: string): unknown {
  if (isNonNullType(type)) return sampleValue(name, type.ofType, values, where);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      fields.map((field) => [field.name, sampleValue(field.name, field.type, values, `${where}.${name}`)]),
    );
  }
  if (name in values) return values[name];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isListType(type)) return [];
  throw new Error(`${where}: no value for "${name}"; add it to the values of matrix.test.ts`);
}
