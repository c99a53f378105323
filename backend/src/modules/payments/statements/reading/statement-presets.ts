import { columnOf, headingKey, isDirectionHeading } from "./column-roles.js";
import type { ColumnRole, StatementMapping } from "../contract/statement-mapping.input.js";
import { isDirection, saysDebit } from "./read-money.js";
import type { StatementTable } from "./statement-table.js";

/** A layout that usual exports have, by the words of its headings. */
interface Preset {
  readonly name: string;
  /** Each must be a heading; so banks that word the rest alike are told apart. */
  readonly marks: readonly RegExp[];
}

/** The usual Indian layouts, from general knowledge and kept loose; the first that fits names the file. */
const PRESETS: readonly Preset[] = [
  { name: "HDFC Bank", marks: [/^narration$/, /^(?:chq|cheque) ref no/, /^withdrawal am/, /^deposit am/] },
  { name: "ICICI Bank", marks: [/^transaction remarks$/, /^withdrawal amount/, /^deposit amount/] },
  { name: "Axis Bank", marks: [/^tran date$/, /^particulars$/, /^(?:dr|debit)$/, /^(?:cr|credit)$/] },
  { name: "Kotak Mahindra Bank", marks: [/^description$/, /^chq ref no/, /^amount$/, /^dr cr$/] },
  { name: "Kotak Mahindra Bank", marks: [/^narration$/, /^chq ref no/, /^withdrawal dr$/, /^deposit cr$/] },
  { name: "State Bank of India", marks: [/^description$/, /^ref no cheque no$/, /^debit$/, /^credit$/] },
  { name: "State Bank of India", marks: [/^details$/, /^ref no cheque no$/, /^debit$/, /^credit$/] },
  { name: "UPI app", marks: [/\b(?:utr|rrn|upi ref)\b|^upi transaction id$|^transaction id$/, /^amount/] },
];

/** The name of the layout that these headings have, or null. */
export function presetOf(table: StatementTable): string | null {
  const keys = table.headings.map(headingKey);
  const fits = ({ marks }: Preset): boolean => marks.every((mark) => keys.some((key) => mark.test(key)));
  const preset = PRESETS.find(fits);
  return preset && isComplete(guessMapping(table)) ? preset.name : null;
}

/**
 * Which column holds what, as far as the headings tell. A column called Type may hold anything, so it is looked at: it
 * says which way money went when nothing in it says otherwise, or when some of it says that money went out.
 */
export function guessMapping({ headings, rows }: StatementTable): StatementMapping {
  const says = (column: number | null): number | null => {
    if (column === null || isDirectionHeading(headings[column] ?? "")) return column;
    const cells = rows.map((row) => row.cells[column] ?? "");
    return cells.every(isDirection) || cells.some(saysDebit) ? column : null;
  };
  const find = (role: ColumnRole): number | null => columnOf(role, headings);
  const split = find("credit") !== null && find("debit") !== null;
  const amount = split ? null : find("amount");
  const single = amount !== null;
  return {
    date: find("date"),
    description: find("description"),
    reference: find("reference"),
    amount,
    direction: single ? says(find("direction")) : null,
    debit: single ? null : find("debit"),
    credit: single ? null : find("credit"),
    status: find("status"),
  };
}

/** True when a mapping says where the money is and what to know it by. */
export function isComplete({ amount, credit, description, reference }: StatementMapping): boolean {
  return (amount !== null) !== (credit !== null) && (description !== null || reference !== null);
}
