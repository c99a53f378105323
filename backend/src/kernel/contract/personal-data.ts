import { isPermitted } from "./access.js";
import type { Holder } from "./grants.js";

/** What a list may show of people who do not belong to the reader's team. */
export interface Visibility {
  /** True: e-mail addresses in full; false: masked. */
  readonly emails: boolean;
  /** True: phone, college and roll number; false: none of them. */
  readonly personal: boolean;
}

/** The one rule for everything that shows people: a Superadmin sees all, others what their grants need. */
export function visibilityOf(reader: Holder): Visibility {
  return {
    emails: isPermitted(reader, "readEmails"),
    personal: isPermitted(reader, "readPersonalData"),
  };
}

/** The fields that are hidden from people who may not see personal data. */
export const WITHHELD = { phone: null, college: null, universityRollNo: null } as const;

/** A person as a list shows them to a stranger who may see this much. */
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
