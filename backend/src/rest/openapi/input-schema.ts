import { getMetadataStorage } from "class-validator";
import type { JsonSchema } from "./json-schema.js";
import { type Rule, ruleSchema } from "./rule-schema.js";

type InputClass = new () => object;
/** Class and field → what the field is for, or nothing where that is not described. */
export type DescribeField = (inputClass: string, field: string) => string | undefined;

/**
 * A contract's input class as JSON Schema, from the rules that its fields carry: the same that the server applies.
 * Fields that the class does not have are ignored by the server, so the schema allows them.
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
    // The storage has the last decorator first; a reader expects the order of the source.
    .map((rule) => ruleSchema(rule, where))
    .reverse();
  const schema = joined(schemas);
  // Browsers send "" for a field left empty: optional includes it (kernel/contract/blank.ts).
  return rules.some(isCondition) ? { anyOf: [schema, { type: "null" }, { const: "" }] } : schema;
}

/** Rules in one schema where each keyword is said once, else side by side. */
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

/** ValidateIf and IsOptional: the other rules hold for a value that was given. */
function isCondition(rule: Rule): boolean {
  return rule.type === "conditionalValidation";
}

/** Allow: anything passes. */
function isFree(rule: Rule): boolean {
  return rule.type === "whitelistValidation";
}

/** A field's description at the class that declares it, the class itself or one that it extends. */
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
