import { plainCell } from "../contract/csv-text.js";
import type { ListColumnInput, ListKind } from "../contract/list-columns.js";
import type { FieldOf } from "./list-fields.js";
import type { ListReading } from "./list-reading.types.js";
import { columnFields, headingLine, headingsOf, readingOf } from "./read-columns.js";
import { type CsvRow, readCsv } from "./read-csv.js";

/** A list with headings, as spreadsheets save it. */
interface HeadedTable<Field extends string> {
  /** Whether a column is read as the field. */
  readonly has: (field: Field) => boolean;
  readonly rows: readonly HeadedRow<Field>[];
  readonly reading: ListReading;
}

/** A line of such a list. */
interface HeadedRow<Field extends string> {
  /** The line's number in the text, from 1. */
  readonly line: number;
  /** What it says in the field's column; "" where it says nothing. */
  readonly cell: (field: Field) => string;
}

/**
 * Reads a list with headings, which are understood in English, Hindi and Bengali (headings.ts).
 * @param choices what the sender says of single columns
 * @throws DomainError BAD_INPUT when a quote is never closed.
 */
export function readTable<Kind extends ListKind>(
  csv: string,
  kind: Kind,
  choices: readonly ListColumnInput[] = [],
): HeadedTable<FieldOf<Kind>> {
  const all = plainRows(csv);
  const at = headingLine(all);
  const rows = all.slice(at + 1);
  const headings = headingsOf(all[at], rows);
  const fields = columnFields(kind, headings, choices);
  const columnOf = (field: FieldOf<Kind>): number => fields.indexOf(field);
  return {
    has: (field) => columnOf(field) >= 0,
    rows: rows.map(({ line, cells }) => ({ line, cell: (field) => cells[columnOf(field)] ?? "" })),
    reading: readingOf(kind, headings, rows, fields),
  };
}

/** The rows of a list, without what our own exports put around cells that a spreadsheet would change (csv-text.ts). */
export function plainRows(csv: string, ...rest: [field?: string, delimiter?: "\t"]): CsvRow[] {
  return readCsv(csv, ...rest).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => plainCell(cell).trim()),
  }));
}
