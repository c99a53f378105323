/** A JSON Schema (draft 2020-12, as in OpenAPI 3.1), with the keywords that this product uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** Schemas by name, as in `components.schemas`. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

const COMPONENTS = "#/components/schemas/";

/** Returns a reference to one of the document's named schemas. */
export function ref(name: string): JsonSchema {
  return { $ref: COMPONENTS + name };
}

/** Returns the names of all schemas that a schema and its parts refer to. */
export function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value.replace(COMPONENTS, "")] : namesIn(value),
  );
}

export const text: JsonSchema = { type: "string" };
export const integer: JsonSchema = { type: "integer" };
export const truth: JsonSchema = { type: "boolean" };

export function list(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

export function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: "null" }] };
}

/** Returns the schema of an object with exactly these fields. A field may be absent if its name ends in `?`. */
export function object(fields: Readonly<Record<string, JsonSchema>>, description?: string): JsonSchema {
  const names = Object.keys(fields);
  return {
    type: "object",
    ...(description === undefined ? {} : { description }),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ""), fields[name] ?? {}])),
    required: names.filter((name) => !name.endsWith("?")),
    additionalProperties: false,
  };
}
