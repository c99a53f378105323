import { hash } from "node:crypto";
import { RUPEE_DIGITS } from "../../../kernel/contract/read-figure.js";
import { type StatementMapping, usedColumns } from "../contract/column-role.js";
import { plainCharacters } from "../../payments/contract/plain-characters.js";
import { readAmount } from "./read-amount.js";
import { readDate } from "./read-date.js";
import { mentionsReturn, saysReturned } from "./says-returned.js";
import { readMoney, saysDebit, type Money } from "./read-money.js";
import { mentionsNotDone, stateOf } from "./read-state.js";
import type { StatementTable } from "./statement-table.js";
import { suspectsOf, unassignedColumns } from "./unassigned-columns.js";

export interface ParsedLine {
  /** The number of the line's first row in the file, counted from 1. */
  readonly line: number;
  readonly date: string | null;
  readonly description: string;
  readonly reference: string;
  readonly money: Money;
  /** The amount as written in the file. */
  readonly amountText: string;
  /** Whether a column outside the mapping calls the line a debit. */
  readonly debitElsewhere: boolean;
  /** Whether the narration, a type or a status mentions a return of money. */
  readonly mentionsReturn: boolean;
  /**
   * "says" if a cell states that the transfer failed or is pending. "mentions" if a text only contains a word such as
   * "failed".
   */
  readonly notDone: "says" | "mentions" | null;
  /** Whether the amount is in a column outside the mapping. */
  readonly amountElsewhere: boolean;
  /**
   * The heading of the first column that looks like amounts, states or Dr/Cr, but has no role and is not marked as
   * unused. Null if there is none.
   */
  readonly unassignedColumn: string | null;
  /** A hash of the line, which is the same in exports with other spaces, punctuation or columns. */
  readonly fingerprint: string;
}

export function readLines(table: StatementTable, mapping: StatementMapping): ParsedLine[] {
  const times = new Map<string, number>();
  const used = new Set(usedColumns(mapping));
  const [unassigned] = unassignedColumns(suspectsOf(table), mapping);
  const unassignedColumn = unassigned === undefined ? null : (table.headings[unassigned] ?? "");
  return table.rows.map(({ line, cells }) => {
    const cell = (column: number | null): string => (column === null ? "" : (cells[column] ?? ""));
    const amountText = [mapping.amount, mapping.direction, mapping.credit, mapping.debit]
      .map(cell)
      .filter((text) => text !== "")
      .join(" ");
    const isAmount = (text: string, column: number): boolean =>
      !used.has(column) && typeof readAmount(text, RUPEE_DIGITS) === "number";
    const money = readMoney(cell, mapping);
    const read = {
      line,
      date: readDate(cell(mapping.date)),
      description: cell(mapping.description),
      reference: cell(mapping.reference),
      money,
      amountText,
      debitElsewhere: cells.some((text, column) => !used.has(column) && saysDebit(text)),
      mentionsReturn:
        mentionsReturn(`${cell(mapping.description)} ${cell(mapping.reference)}`) ||
        cells.some((text, column) => column !== mapping.description && saysReturned(text)),
      notDone: notDoneBy(cells, mapping),
      amountElsewhere: money.problem === "blank" && cells.some(isAmount),
      unassignedColumn,
    };
    return { ...read, fingerprint: fingerprint(read, cell(mapping.date), times) };
  });
}

/**
 * Returns "says" if a cell other than the narration consists of a state such as failed or pending. Returns "mentions"
 * if the narration or another cell only mentions such a state, and null otherwise. Skips the status column, which
 * `readMoney` uses.
 */
function notDoneBy(
  cells: readonly string[],
  { description, status }: StatementMapping,
): ParsedLine["notDone"] {
  const says = cells.some(
    (text, column) => column !== description && column !== status && stateOf(text) === "notDone",
  );
  if (says) return "says";
  return cells.some((text, column) => column !== status && mentionsNotDone(text)) ? "mentions" : null;
}

/** Returns a hash of the day, amount, narration and reference, and of the line's rank among identical lines. */
function fingerprint(
  { date, description, reference, money, amountText }: Omit<ParsedLine, "fingerprint">,
  dateText: string,
  times: Map<string, number>,
): string {
  const same = JSON.stringify([
    date ?? dateText,
    money.paise ?? amountText,
    words(description),
    words(reference).replace(/^0+/, ""),
  ]);
  const time = (times.get(same) ?? 0) + 1;
  times.set(same, time);
  return hash("sha256", `${same}${String(time)}`);
}

/** Reduces a text to letters and digits, because exports differ in spaces and punctuation. */
function words(text: string): string {
  return plainCharacters(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
