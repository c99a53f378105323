import { getMetadataStorage } from "class-validator";
import type { JsonSchema } from "./json-schema.js";
import { type Rule, ruleSchema } from "./rule-schema.js";

type InputClass = new () => object;
/** Returns the description of a class's field. Undefined if there is none. */
export type DescribeField = (inputClass: string, field: string) => string | undefined;

/**
 * Returns a contract's input class as JSON Schema, built from its fields' validation rules. The server ignores unknown
 * fields, so the schema allows them.
 */
export function inputSchema(inputClass: InputClass, describe: DescribeField): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(inputClass, "", false, false);
  const fields = new Map<string, Rule[]>();
  for (const rule of rules) fields.set(rule.propertyName, [...(fields.get(rule.propertyName) ?? []), rule]);
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [field, ofField] of fields) {
    const description = describeInherited(inputClass, field, describe);
    const schema = fieldSchema(ofField, `${inputClass.name}.${field}`);
    properties[field] = description === undefined ? schema : { ...schema, description };
    if (!isOptional(ofField)) required.push(field);
  }
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function fieldSchema(rules: readonly Rule[], where: string): JsonSchema {
  const schemas = rules
    .filter((rule) => !isCondition(rule) && !isFree(rule))
    .map((rule) => ruleSchema(rule, where))
    // The metadata storage returns the last decorator first, but the documentation should have the order of the source.
    .reverse();
  const schema = joined(schemas);
  // Browsers send "" for an empty field, so an optional field accepts "" (`OptionalText`).
  return rules.some(isCondition) ? { anyOf: [schema, { type: "null" }, { const: "" }] } : schema;
}

/** Merges rules into one schema. If two rules have different values for a keyword, lists all rules under `allOf`. */
function joined(schemas: readonly JsonSchema[]): JsonSchema {
  const merged: Record<string, unknown> = {};
  for (const schema of schemas) {
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword in merged && merged[keyword] !== value) return { allOf: schemas };
      merged[keyword] = value;
    }
  }
  return merged;
}

function isOptional(rules: readonly Rule[]): boolean {
  return rules.some(isCondition) || rules.every(isFree);
}

/**
 * Returns whether the rule is ValidateIf or IsOptional. With such a rule, the field's other rules apply only if a value
 * is given.
 */
function isCondition(rule: Rule): boolean {
  return rule.type === "conditionalValidation";
}

/** Returns whether the rule is Allow, which accepts any value. */
function isFree(rule: Rule): boolean {
  return rule.type === "whitelistValidation";
}

/** Returns a field's description from the class that declares it, which may be a parent class. */
function describeInherited(inputClass: Function, field: string, describe: DescribeField): string | undefined {
  for (
    let at: unknown = inputClass;
    typeof at === "function" && at.name !== "";
    at = Object.getPrototypeOf(at)
  ) {
    const description = describe(at.name, field);
    if (description !== undefined) return description;
  }
  return undefined;
}
