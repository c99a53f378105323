import { parse } from "csv-parse/sync";
import { ADMIN_RULES } from "../contract/admin-texts.js";
import { DomainError } from "../errors/domain-error.js";

/** A line of a table of values. */
export interface CsvRow {
  /** Where it begins in the text, counted from 1: what an editor or a spreadsheet shows. */
  readonly line: number;
  /** Its cells without space around them. */
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Lines looked at to find out what separates the cells. */
const SAMPLE_LINES = 50;

/**
 * The rows of a CSV text as spreadsheets and banks write it: RFC 4180, or with semicolons, tabs or bars; with or
 * without BOM; any line end; lines of different length. Empty lines are left out.
 * @param field names the input field that a refusal stands at
 * @throws DomainError BAD_INPUT when a quote is never closed.
 */
export function readCsv(text: string, field = "csv"): CsvRow[] {
  // A file in UTF-16 that was taken for something else leaves NULs behind.
  const clean = text.replaceAll("\0", "");
  try {
    return rowsOf(clean, delimiterOf(clean));
  } catch (error) {
    throw new DomainError("BAD_INPUT", { fields: { [field]: ADMIN_RULES.csv }, cause: error });
  }
}

function rowsOf(text: string, delimiter: string, to?: number): CsvRow[] {
  const records: unknown = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    ...(to === undefined ? {} : { to }),
  });
  let previous = 0;
  return (records as { record: string[]; info: { lines: number } }[]).flatMap(({ record, info }) => {
    const line = previous + 1;
    previous = info.lines;
    // The library's own trimming leaves what stands in quotes.
    const cells = record.map((cell) => cell.trim());
    return cells.some((cell) => cell !== "") ? [{ line, cells }] : [];
  });
}

/** The separator that gives the most cells in the most lines; banks put a few lines of prose in front. */
function delimiterOf(text: string): string {
  const cellsWith = (delimiter: string): number => {
    try {
      return rowsOf(text, delimiter, SAMPLE_LINES).reduce((sum, { cells }) => sum + cells.length ** 2, 0);
    } catch {
      return -1;
    }
  };
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, cells: cellsWith(delimiter) }));
  return scored.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter;
}
