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

/** True for a field that an edit leaves as it is: it is filled in, and it is not the handle (docs/rules.md, "Teams"). */
export function isFixed(known: PersonRecord, field: RecordField): boolean {
  return field !== "codeforcesHandle" && known[field] !== "";
}

/**
 * What an edit changes: gaps that were filled in, and the handle when it is another. Empty when there is nothing to save.
 * @param began what the form began with. Not what is known now: a field that nobody touched would erase what came meanwhile
 */
export function changesTo(began: PersonRecord, values: PersonRecord): Partial<PersonRecord> {
  const changed = Object.entries(typedRecord(values)).filter(([name, text]) => {
    const field = name as RecordField;
    return !isFixed(began, field) && text !== began[field];
  });
  return Object.fromEntries(changed);
}
