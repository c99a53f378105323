import { normalisePhone } from "@contract/kernel/contract/phone";
import type { PersonFieldsFragment } from "../../graphql/features/teams";
import { knownTexts } from "../../shared/forms/known-texts";

/** The fields of a person's record. An unknown value is an empty text. */
const FIELDS = ["name", "email", "phone", "universityRollNo", "college", "codeforcesHandle"] as const;

export type RecordField = (typeof FIELDS)[number];
export type PersonRecord = Readonly<Record<RecordField, string>>;

/** Returns values in the form that the server stores: without surrounding spaces, and a phone number as ten digits. */
export function typedRecord<V extends Partial<Record<RecordField, string>>>(values: V): V {
  const clean = ([field, text]: readonly [string, string]) => [
    field,
    field === "phone" ? normalisePhone(text) : text.trim(),
  ];
  return Object.fromEntries(Object.entries(values).map(clean)) as V;
}

/** Returns the known data of a person as the texts of a form. */
export const recordOf = (person: PersonFieldsFragment): PersonRecord => knownTexts(person, FIELDS);

/** Whether an edit cannot change a field: all filled-in fields except the handle (docs/rules.md, "Teams"). */
export function isFixed(known: PersonRecord, field: RecordField): boolean {
  return field !== "codeforcesHandle" && known[field] !== "";
}

/**
 * Returns the changes of an edit: filled-in fields and a changed handle. Empty when there is nothing to save.
 * @param began the form's first values. Compared with the current data, an untouched field would erase a value saved
 * since.
 */
export function changesTo(began: PersonRecord, values: PersonRecord): Partial<PersonRecord> {
  const changed = Object.entries(typedRecord(values)).filter(([name, text]) => {
    const field = name as RecordField;
    return !isFixed(began, field) && text !== began[field];
  });
  return Object.fromEntries(changed);
}
