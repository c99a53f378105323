import type { JsonSchema } from "./json-schema.js";

/** A validation rule as class-validator keeps it. */
export interface Rule {
  readonly type: string;
  readonly name?: string;
  /** Absent for rules without parameters, whatever the library's types say. */
  readonly constraints?: readonly unknown[];
  /** True for a rule about the entries of a list. */
  readonly each?: boolean;
}

type Translate = (...constraints: unknown[]) => JsonSchema;

const number = (value: unknown): number => Number(value);

/** class-validator's rules as JSON Schema. */
const TRANSLATIONS: Readonly<Record<string, Translate>> = {
  isString: () => ({ type: "string" }),
  isNotEmpty: () => ({ type: "string", minLength: 1 }),
  isEmail: () => ({ type: "string", format: "email" }),
  isUrl: () => ({ type: "string", format: "uri" }),
  isISO8601: () => ({ type: "string", format: "date-time" }),
  minLength: (least) => ({ type: "string", minLength: number(least) }),
  maxLength: (most) => ({ type: "string", maxLength: number(most) }),
  isLength: (least, most) => ({ type: "string", minLength: number(least), maxLength: number(most) }),
  matches: (pattern) => ({ type: "string", pattern: patternText(pattern) }),
  // How many of its characters have to be letters and digits, the field's description says.
  transactionId: (most) => ({ type: "string", minLength: 4, maxLength: number(most) }),
  isIn: (values) => ({ enum: values as unknown[] }),
  isEnum: (values) => ({ enum: Object.values(values as object) }),
  equals: (value) => ({ const: value }),
  isInt: () => ({ type: "integer" }),
  isNumber: () => ({ type: "number" }),
  min: (least) => ({ minimum: number(least) }),
  max: (most) => ({ maximum: number(most) }),
  isBoolean: () => ({ type: "boolean" }),
  isArray: () => ({ type: "array" }),
  arrayMinSize: (least) => ({ type: "array", minItems: number(least) }),
  arrayMaxSize: (most) => ({ type: "array", maxItems: number(most) }),
};

/**
 * One rule as JSON Schema.
 * @throws Error naming the rule when there is no translation, so that the document never says less than the server asks.
 */
export function ruleSchema(rule: Rule, where: string): JsonSchema {
  const translate = rule.name === undefined ? undefined : TRANSLATIONS[rule.name];
  if (!translate) {
    throw new Error(
      `${where}: no JSON Schema for the rule "${rule.name ?? rule.type}"; add it to rest/openapi/rule-schema.ts`,
    );
  }
  const schema = translate(...(rule.constraints ?? []));
  return rule.each === true ? { type: "array", items: schema } : schema;
}

/** A pattern in JSON Schema's words, which have no flags: `u` is implied, `s` is written out. */
function patternText(pattern: unknown): string {
  if (!(pattern instanceof RegExp)) throw new Error("Matches takes a regular expression");
  if (/[^su]/.test(pattern.flags))
    throw new Error(`JSON Schema has no flags like those of ${String(pattern)}`);
  return pattern.dotAll ? pattern.source.replace(/\\.|\[(?:\\.|[^\]])*\]|\./gs, writtenOut) : pattern.source;
}

function writtenOut(part: string): string {
  return part === "." ? String.raw`[\s\S]` : part;
}
