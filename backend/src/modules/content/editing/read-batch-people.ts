import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { ListInput } from "../../../kernel/contract/list-input.js";
import { refusedList } from "../../../kernel/csv/read-csv.js";
import { readList } from "../../../kernel/csv/read-list.js";
import type { BatchPerson } from "./content-editing.types.js";

/** The most people of a batch. */
const MOST = 100;

/**
 * Returns the people of a list with headings, unchecked: their mistakes show in the draft that they are added to. Lines
 * without a name and an address are left out.
 * @throws DomainError BAD_INPUT at `csv` without a column of names, for more people than a batch may have, or for a
 * quote that is never closed.
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
