import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { readCsv } from "../../../kernel/csv/read-csv.js";
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
  const [head, ...rows] = readCsv(csv);
  const folded = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const placeOf = (key: Key): number => folded.findIndex((heading) => HEADINGS[key].includes(heading));
  if (placeOf("id") < 0 && placeOf("email") < 0) {
    throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.csvOfPeople } });
  }
  return rows.map(({ line, cells }) => {
    const cell = (key: Key): string => unguarded(cells[placeOf(key)] ?? "");
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

/** Without the apostrophe that our exports put before what a spreadsheet would run (csv-text.ts). */
function unguarded(cell: string): string {
  return /^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
