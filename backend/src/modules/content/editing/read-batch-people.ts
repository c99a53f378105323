import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { readTable } from "../../../kernel/csv/read-table.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { BatchPerson } from "./content-editing.types.js";

/** As many as a batch takes. */
const MOST = 100;

/** Headings as lists spell them, without what is no letter. */
const HEADINGS = {
  name: ["name", "fullname", "student"],
  role: ["role", "post", "position", "office"],
  placement: ["placement", "company", "work", "worksat", "where"],
  email: ["email", "emailaddress", "mail", "emailid"],
  instagram: ["instagram", "insta", "instagramlink"],
  linkedin: ["linkedin", "linkedinlink", "linkedinprofile"],
} as const;

/**
 * The people of a list with headings, as they are written: what is wrong with them shows in the draft that they go into.
 * Lines without a name and an address are left out.
 * @throws DomainError BAD_INPUT at `csv` without a column of names, for more people than a batch takes, or for a quote that is never closed.
 */
export function readBatchPeople(csv: string): BatchPerson[] {
  const table = readTable(csv, HEADINGS);
  if (!table.has("name")) throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.contentColumns } });
  const people = table.rows
    .map(({ cell }) => {
      const text = (key: keyof typeof HEADINGS): string => oneSpaced(cell(key));
      const [role, placement] = [text("role") || null, text("placement") || null];
      const [instagram, linkedin] = [text("instagram") || null, text("linkedin") || null];
      return { name: text("name"), email: text("email"), role, placement, instagram, linkedin };
    })
    .filter(({ name, email }) => name !== "" || email !== "");
  if (people.length > MOST)
    throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.contentPeople } });
  return people;
}
