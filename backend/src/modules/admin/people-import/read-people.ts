import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { readTable } from "../../../kernel/csv/read-table.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { PersonColumn, type PreviewPeopleInput } from "../contract/people-import.input.js";

/** A line of a list of people: who, and what it says of them. Empty cells say nothing. */
export interface PersonRow {
  readonly line: number;
  readonly id: string;
  readonly email: string;
  readonly values: Partial<Record<PersonColumn, string>>;
}

/** Reads a list of people with headings. @throws DomainError BAD_INPUT without a column for id or e-mail address. */
export function readPeople({ csv, columns }: PreviewPeopleInput): PersonRow[] {
  const table = readTable(csv, "people", columns);
  if (!table.has("id") && !table.has("email")) {
    throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.csvOfPeople } });
  }
  return table.rows.map(({ line, cell }) => {
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
