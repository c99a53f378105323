import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import type { ListInput } from "../../../kernel/contract/list-input.js";
import { readList } from "../../../kernel/csv/read-list.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { PersonColumn } from "../contract/people-import.input.js";

/** A line of an imported list: the person's id or address, and the cells that are not empty. */
export interface PersonRow {
  readonly line: number;
  readonly id: string;
  readonly email: string;
  readonly values: Partial<Record<PersonColumn, string>>;
}

/**
 * Reads a list of people with column headings.
 * @throws DomainError BAD_INPUT if there is neither a column for the id nor one for the e-mail address, or if a quote
 * is never closed
 */
export function readPeople(list: ListInput): PersonRow[] {
  const rules = { needs: [["id", "email"]], without: ADMIN_RULES.csvOfPeople } as const;
  return readList("people", list, rules).rows.map(({ line, cell }) => {
    const filledCells = Object.values(PersonColumn).flatMap((column) =>
      cell(column) === "" ? [] : [[column, cell(column)]],
    );
    return {
      line,
      id: cell("id"),
      email: normaliseEmail(cell("email")),
      values: Object.fromEntries(filledCells) as PersonRow["values"],
    };
  });
}
