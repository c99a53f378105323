import {
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { type JsonSchema, list, namesIn, nullable, object, ref, type Schemas } from "./json-schema.js";

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  String: { type: "string" },
  ID: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  Paise: { type: "integer", minimum: 0, description: "Money in whole paise. 36000 is ₹360." },
  DateTime: { type: "string", format: "date-time" },
};

const DOCUMENT = /^(.+)Document$/;

/**
 * Returns the named schemas that `used` refers to. Schemas that are not in `known` are built from GraphQL's output
 * types. For example, `Event` is built from the GraphQL type `Event`. `EventDocument` is built from the same type, but
 * with its id named `_id` and without `version`, because no route takes the version of such an object.
 * @throws Error for a name that is neither in `known` nor a GraphQL type
 */
export function outputSchemas(schema: GraphQLSchema, known: Schemas, used: readonly unknown[]): Schemas {
  const made: Record<string, JsonSchema> = {};
  const open = used.flatMap(namesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name in made) continue;
    made[name] = known[name] ?? outputSchema(schema, name);
    open.push(...namesIn(made[name]));
  }
  return made;
}

function outputSchema(schema: GraphQLSchema, name: string): JsonSchema {
  const document = DOCUMENT.exec(name)?.[1];
  const type = schema.getType(document ?? name);
  if (isEnumType(type)) {
    return { type: "string", enum: type.getValues().map(({ value }): unknown => value) };
  }
  if (!isObjectType(type)) {
    throw new Error(
      `No schema "${name}": neither in rest/openapi/documents.ts nor an output type of GraphQL's schema`,
    );
  }
  const shown = Object.values(type.getFields()).filter(
    (field) => document === undefined || field.name !== "version",
  );
  const fields = shown.map((field): [string, JsonSchema] => {
    const described = field.description ? { description: field.description } : {};
    const fieldName = document !== undefined && field.name === "id" ? "_id" : field.name;
    return [fieldName, { ...typeSchema(field.type), ...described }];
  });
  return object(Object.fromEntries(fields), type.description ?? undefined);
}

function typeSchema(type: GraphQLOutputType): JsonSchema {
  return isNonNullType(type) ? presentSchema(type.ofType) : nullable(presentSchema(type));
}

function presentSchema(type: GraphQLOutputType): JsonSchema {
  if (isListType(type)) return list(typeSchema(type.ofType as GraphQLOutputType));
  if (isNonNullType(type)) return presentSchema(type.ofType);
  return SCALARS[type.name] ?? ref(type.name);
}
