import { isPermitted } from "./access.js";
import type { Holder } from "./grants.js";
import { PERSONAL_LIMITS } from "./limits.js";

export type PersonalField = keyof typeof PERSONAL_LIMITS;
export const PERSONAL_FIELDS = Object.keys(PERSONAL_LIMITS) as readonly PersonalField[];

/** The optional fields that a person has filled in about themselves, each null if empty. */
export type PersonalData = Readonly<Record<PersonalField, string | null>>;

/** The data of a person who has not filled in any field. */
export const NOTHING_PERSONAL = Object.fromEntries(
  PERSONAL_FIELDS.map((field) => [field, null]),
) as unknown as PersonalData;

/** Fields visible to every reader who may see the person. All other fields, including new ones, are withheld. */
const PUBLIC_FIELDS: readonly PersonalField[] = ["codeforcesHandle"];
const WITHHELD_FIELDS = PERSONAL_FIELDS.filter((field) => !PUBLIC_FIELDS.includes(field));

/** The personal data that a reader may see of people outside the reader's team. */
export interface Visibility {
  /** True for full e-mail addresses, false for masked ones. */
  readonly emails: boolean;
  /** True if phone, college, roll number and all other withheld fields are visible. */
  readonly personal: boolean;
}

/**
 * Returns which personal data a reader may see in any list of people. A Superadmin sees all data. Other readers see the
 * data that their grants permit.
 */
export function visibilityOf(reader: Holder): Visibility {
  return {
    emails: isPermitted(reader, "readEmails"),
    personal: isPermitted(reader, "readPersonalData"),
  };
}

/** Returns a person with null in all withheld fields. */
export function withoutPersonalData<T extends object>(person: T): T {
  const hidden = WITHHELD_FIELDS.filter((field) => field in person);
  return { ...person, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

/** Returns a person without the data that `visibility` hides, for a reader outside the person's team. */
export function shownTo<T extends { readonly email: string | null }>(visibility: Visibility, person: T): T {
  if (visibility.emails && visibility.personal) return person;
  const email = visibility.emails || person.email === null ? person.email : maskEmail(person.email);
  return { ...(visibility.personal ? person : withoutPersonalData(person)), email };
}

/** Returns an address reduced to its first character and its domain: `a•••@example.org`. */
export function maskEmail(email: string): string {
  const [first = ""] = email;
  const at = email.lastIndexOf("@");
  return `${first}•••${at > 0 ? email.slice(at) : ""}`;
}
