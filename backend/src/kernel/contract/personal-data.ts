import { isPermitted } from "./access.js";
import type { Holder } from "./grants.js";
import { PERSONAL_LIMITS } from "./limits.js";

export type PersonalField = keyof typeof PERSONAL_LIMITS;
export const PERSONAL_FIELDS = Object.keys(PERSONAL_LIMITS) as readonly PersonalField[];

/** The fields that a person has filled in about themselves; null for those left empty. */
export type PersonalData = Readonly<Record<PersonalField, string | null>>;

/** The data of a person who has filled in nothing yet. */
export const NOTHING_PERSONAL = Object.fromEntries(
  PERSONAL_FIELDS.map((field) => [field, null]),
) as unknown as PersonalData;

/** Fields visible to every reader who sees the person at all. A new field is withheld unless it is named here. */
const PUBLIC_FIELDS: readonly PersonalField[] = ["codeforcesHandle"];
const WITHHELD_FIELDS = PERSONAL_FIELDS.filter((field) => !PUBLIC_FIELDS.includes(field));

/** What a list may show of people who do not belong to the reader's team. */
export interface Visibility {
  /** True: e-mail addresses in full; false: masked. */
  readonly emails: boolean;
  /** True: phone, college, roll number and all other withheld fields are visible; false: none of them. */
  readonly personal: boolean;
}

/** The one rule for everything that shows people: a Superadmin sees all, others what their grants need. */
export function visibilityOf(reader: Holder): Visibility {
  return {
    emails: isPermitted(reader, "readEmails"),
    personal: isPermitted(reader, "readPersonalData"),
  };
}

/** A person without what is hidden from people who may not see personal data. */
export function withoutPersonalData<T extends object>(person: T): T {
  const hidden = WITHHELD_FIELDS.filter((field) => field in person);
  return { ...person, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

/** A person as a list shows them to a stranger who may see this much. */
export function shownTo<T extends { readonly email: string | null }>(visibility: Visibility, person: T): T {
  if (visibility.emails && visibility.personal) return person;
  const email = visibility.emails || person.email === null ? person.email : maskEmail(person.email);
  return { ...(visibility.personal ? person : withoutPersonalData(person)), email };
}

/** `a•••@example.org`: the first character and the domain. */
export function maskEmail(email: string): string {
  const [first = ""] = email;
  const at = email.lastIndexOf("@");
  return `${first}•••${at > 0 ? email.slice(at) : ""}`;
}
