import type { PersonFieldsFragment } from "../../graphql/features/teams";
import { knownTexts } from "../../shared/forms/use-mutation-form";

/** The fields of a person's record. An unknown value is an empty string. */
const FIELDS = ["name", "email", "phone", "universityRollNo", "college", "codeforcesHandle"] as const;

export type RecordField = (typeof FIELDS)[number];
export type PersonRecord = Readonly<Record<RecordField, string>>;

/** Returns a person's known data as form values. */
export const recordOf = (person: PersonFieldsFragment): PersonRecord => knownTexts(person, FIELDS);

/**
 * Returns whether an edit cannot change a field. Only the handle and empty fields can be changed (docs/rules.md,
 * "Teams").
 */
export function isFixed(known: PersonRecord, field: RecordField): boolean {
  return field !== "codeforcesHandle" && known[field] !== "";
}
