import { isPermitted } from "./access.js";
import type { Holder } from "./grants.js";

/** What a list may show of people that are strangers to its reader. */
export interface Visibility {
  /** E-mail addresses in full; masked otherwise. */
  readonly emails: boolean;
  /** Phone, college and roll number; nothing otherwise. */
  readonly personal: boolean;
}

/** The one rule for everything that shows people: a Superadmin sees all, others what their grants need. */
export function visibilityOf(reader: Holder): Visibility {
  return {
    emails: isPermitted(reader, "readEmails"),
    personal: isPermitted(reader, "readPersonalData"),
  };
}

/** What is withheld from whoever does not see personal data. */
export const WITHHELD = { phone: null, college: null, universityRollNo: null } as const;

/** Somebody as a list shows them to a stranger with this sight. */
export function shownTo<T extends { readonly email: string | null }>(visibility: Visibility, person: T): T {
  const email = visibility.emails || person.email === null ? person.email : maskEmail(person.email);
  return { ...person, email, ...(visibility.personal ? {} : WITHHELD) };
}

/** `a•••@example.org`: the first character and the domain. */
export function maskEmail(email: string): string {
  const [first = ""] = email;
  const at = email.lastIndexOf("@");
  return `${first}•••${at > 0 ? email.slice(at) : ""}`;
}
