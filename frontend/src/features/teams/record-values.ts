import { normalisePhone } from "@contract/kernel/contract/phone";
import type { PersonFieldsFragment } from "../../graphql/features/teams";
import { knownTexts } from "../../shared/forms/known-texts";

/** What is typed in about a person; an empty text is what is not known. */
const FIELDS = ["name", "email", "phone", "universityRollNo", "college", "codeforcesHandle"] as const;

export type RecordField = (typeof FIELDS)[number];
export type PersonRecord = Readonly<Record<RecordField, string>>;

/** As the server stores it: no space around, and a phone number as ten digits. */
export function typedRecord<V extends Partial<Record<RecordField, string>>>(values: V): V {
  const clean = ([field, text]: readonly [string, string]) => [
    field,
    field === "phone" ? normalisePhone(text) : text.trim(),
  ];
  return Object.fromEntries(Object.entries(values).map(clean)) as V;
}

/** What is known of a person, as the texts of a form. */
export const recordOf = (person: PersonFieldsFragment): PersonRecord => knownTexts(person, FIELDS);

/** True for a field that an edit cannot change: it is filled in, and it is not the handle (docs/rules.md, "Teams"). */
export function isFixed(known: PersonRecord, field: RecordField): boolean {
  return field !== "codeforcesHandle" && known[field] !== "";
}

/**
 * Returns the changes of an edit: gaps that were filled in, and a changed handle. Empty when there is nothing to save.
 * @param began the form's first values. With the current ones, an untouched field would erase what was saved since
 */
export function changesTo(began: PersonRecord, values: PersonRecord): Partial<PersonRecord> {
  const changed = Object.entries(typedRecord(values)).filter(([name, text]) => {
    const field = name as RecordField;
    return !isFixed(began, field) && text !== began[field];
  });
  return Object.fromEntries(changed);
}
