import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { ListInput } from "../../../kernel/contract/list-input.js";
import { refusedList } from "../../../kernel/csv/read-csv.js";
import { readList } from "../../../kernel/csv/read-list.js";
import type { BatchPerson } from "./content-editing.types.js";

/** Maximum number of people in a batch. */
const MOST = 100;

/**
 * Reads people from a list with headings. Leaves out lines with neither a name nor an e-mail address. Does not validate
 * the people, because they are added to a draft, which shows its mistakes.
 * @throws DomainError BAD_INPUT at `csv` if there is no column of names, there are more people than a batch may have,
 * or a quote is never closed.
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
