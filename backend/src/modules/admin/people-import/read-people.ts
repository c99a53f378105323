import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { readTable } from "../../../kernel/csv/read-table.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { PersonColumn } from "../contract/people-import.input.js";

type Key = "id" | "email" | PersonColumn;

/** Headings as our own exports and other lists spell them, without what is no letter. */
const HEADINGS: Readonly<Record<Key, readonly string[]>> = {
  id: ["id", "userid"],
  email: ["email", "emailaddress", "mail"],
  name: ["name", "fullname"],
  college: ["college", "institute", "institution"],
  universityRollNo: ["rollno", "rollnumber", "universityrollno", "roll"],
  codeforcesHandle: ["codeforceshandle", "handle", "codeforces"],
  phone: ["phone", "mobile", "phonenumber"],
};

/** A line of a list of people: who, and what it says of them. Empty cells say nothing. */
export interface PersonRow {
  readonly line: number;
  readonly id: string;
  readonly email: string;
  readonly values: Partial<Record<PersonColumn, string>>;
}

/** Reads a list of people with headings. @throws DomainError BAD_INPUT without a column for id or e-mail address. */
export function readPeople(csv: string): PersonRow[] {
  const table = readTable(csv, HEADINGS);
  if (!table.has("id") && !table.has("email")) {
    throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.csvOfPeople } });
  }
  return table.rows.map(({ line, cell }) => {
    const given = Object.values(PersonColumn).flatMap((column) =>
      cell(column) === "" ? [] : [[column, cell(column)]],
    );
    return {
      line,
      id: cell("id"),
      email: cell("email").toLowerCase(),
      values: Object.fromEntries(given) as PersonRow["values"],
    };
  });
}
