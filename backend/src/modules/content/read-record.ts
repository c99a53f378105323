import { validateSync } from "class-validator";
import { spell } from "../../kernel/contract/spelled.js";
import { type Text, textIn } from "../../kernel/languages/message.js";
import { declaredFields } from "../../kernel/validation/input-from-body.js";
import { refuseMarkRuns } from "../../kernel/validation/mark-runs.js";
import { ruleText } from "../../kernel/validation/validate-input.js";
import { nestedFields, type ContentClass } from "./contract/nested.js";

/**
 * Receives the position of a mistake, such as `testimonials[3].feedback`, and the complaint, such as `must not be
 * empty`.
 */
type Report = (place: string, complaint: Text) => void;

/**
 * Converts a file's value to a record of a class. Reports each violation of the class's rules, unknown fields, and
 * duplicate ids in a list. Missing fields become null.
 * @param place the value's position in the file, "" for the whole file
 * @throws DomainError BAD_INPUT if a text would take long to normalise
 */
export function readRecord<T extends object>(
  type: ContentClass<T>,
  value: unknown,
  report: Report,
  place = "",
): T {
  const record = new type();
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report(place || "the file", "must be a record in curly braces");
    return record;
  }
  const known = declaredFields(type);
  for (const name of Object.keys(value)) {
    if (!known.has(name))
      report(within(place, name), `is not a field here; there are ${[...known].join(", ")}`);
  }
  for (const name of known) {
    const sourceValue: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : null;
    Reflect.set(record, name, sourceValue ?? null);
  }
  refuseMarkRuns(record);
  for (const error of validateSync(spell(record), { forbidUnknownValues: true })) {
    const text = ruleText(error) ?? "";
    // For a list of lines, `text.texts` has two parts: the position of the line, counted from 0, and the complaint. For
    // example "[1]" and "must be text".
    const [entry = "", complaint = ""] =
      typeof text === "object" && "texts" in text ? text.texts : ["", text];
    report(within(place, error.property + textIn("en", entry)), complaint);
  }
  for (const [name, { type: inner, list }] of nestedFields(type)) {
    const fieldValue: unknown = Reflect.get(record, name);
    const at = within(place, name);
    if (list && Array.isArray(fieldValue))
      Reflect.set(record, name, readList(inner(), fieldValue, report, at));
    else if (!list && fieldValue !== null)
      Reflect.set(record, name, readRecord(inner(), fieldValue, report, at));
  }
  return record;
}

function readList(type: ContentClass, values: readonly unknown[], report: Report, place: string): object[] {
  const firstWith = new Map<unknown, string>();
  return values.map((value, index) => {
    const at = `${place}[${String(index)}]`;
    const record = readRecord(type, value, report, at);
    const id: unknown = Reflect.get(record, "id");
    const earlier = firstWith.get(id);
    if (typeof id === "string" && earlier !== undefined) report(`${at}.id`, `is "${id}" as in ${earlier}`);
    else firstWith.set(id, at);
    return record;
  });
}

function within(place: string, field: string): string {
  return place === "" ? field : `${place}.${field}`;
}
