import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { ListInput } from "../../../kernel/contract/list-input.js";
import { readList, refusedList } from "../../../kernel/csv/read-list.js";
import type { BatchPerson } from "./content-editing.types.js";

/** As many as a batch takes. */
const MOST = 100;

/**
 * The people of a list with headings, as they are written: what is wrong with them shows in the draft that they go into.
 * Lines without a name and an address are left out.
 * @throws DomainError BAD_INPUT at `csv` without a column of names, for more people than a batch takes, or for a quote that is never closed.
 */
export function readBatchPeople(list: ListInput): BatchPerson[] {
  const people = readList("batch", list, { needs: [["name"]], without: ADMIN_RULES.contentColumns })
    .rows.map(({ cell }) => {
      const text = (field: Parameters<typeof cell>[0]): string => oneSpaced(cell(field));
      const [role, placement] = [text("role") || null, text("placement") || null];
      const [instagram, linkedin] = [text("instagram") || null, text("linkedin") || null];
      return { name: text("name"), email: text("email"), role, placement, instagram, linkedin };
    })
    .filter(({ name, email }) => name !== "" || email !== "");
  if (people.length > MOST) throw refusedList(ADMIN_RULES.contentPeople);
  return people;
}
