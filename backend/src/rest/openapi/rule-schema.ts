import type { JsonSchema } from "./json-schema.js";

/** A validation rule, as stored by class-validator. */
export interface Rule {
  readonly type: string;
  readonly name?: string;
  /** The rule's parameters. Absent if the rule has none, although the library's type does not allow that. */
  readonly constraints?: readonly unknown[];
  /** Whether the rule applies to each element of a list. */
  readonly each?: boolean;
}

type Translate = (...constraints: unknown[]) => JsonSchema;

const number = (value: unknown): number => Number(value);

/** The JSON Schema for each of class-validator's rules, by rule name. */
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
  // The rule counts only letters and digits, which a schema cannot do. The field's description gives the minimum for a
  // new id. 4 is the lower minimum for an id that is already stored.
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
 * Returns one rule as JSON Schema.
 * @throws Error with the rule's name when there is no translation, so that no rule is missing in the document
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

/** Returns a pattern for JSON Schema, which has no flags. `u` is implied, and `s` is replaced with longer syntax. */
function patternText(pattern: unknown): string {
  if (!(pattern instanceof RegExp)) throw new Error("Matches takes a regular expression");
  if (/[^su]/.test(pattern.flags))
    throw new Error(`JSON Schema has no flags like those of ${String(pattern)}`);
  return pattern.dotAll ? pattern.source.replace(/\\.|\[(?:\\.|[^\]])*\]|\./gs, writtenOut) : pattern.source;
}

function writtenOut(part: string): string {
  return part === "." ? String.raw`[\s\S]` : part;
}
