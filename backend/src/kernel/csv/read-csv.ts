import { parse } from "csv-parse/sync";
import { ADMIN_RULES } from "../contract/admin-texts.js";
import { DomainError } from "../errors/domain-error.js";

export interface CsvRow {
  /** The number of the row's first line in the text, from 1, as an editor or a spreadsheet shows it. */
  readonly line: number;
  /** The cells, without surrounding space. */
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** The number of lines read to detect the separator. */
const SAMPLE_LINES = 50;
/**
 * Maximum number of characters read to detect the separator. Without this limit, a file without line breaks, such as a
 * picture that was chosen by mistake, would be parsed as a whole for each separator.
 */
const SAMPLE_LENGTH = 200_000;

/**
 * Maximum number of lines that are not empty, far above the limit of each list. Without this limit, millions of lines
 * of one letter would keep the server busy for seconds before their list is refused.
 */
const MOST_LINES = 100_000;

const OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  // The parser skips an empty line in a fraction of the time that a record takes.
  skip_empty_lines: true,
  trim: true,
} as const;

/**
 * Parses CSV text as spreadsheets and banks write it: RFC 4180, or with semicolons, tabs or vertical bars. Accepts any
 * line ending, a BOM and lines of different lengths. Leaves out empty lines and Excel's `sep=;`.
 * @param field the input field that a refusal names
 * @param delimiter the separator, if it is known. A separator that the text itself names takes precedence.
 * @throws DomainError BAD_INPUT when a quote is never closed, or there are too many lines.
 */
export function readCsv(text: string, field = "csv", delimiter?: Delimiter): CsvRow[] {
  const { clean, named } = withoutSeparatorLine(withoutNuls(text));
  const records = recordsOf(clean, named ?? delimiter ?? delimiterOf(clean), field);
  if (records.length <= MOST_LINES) return rowsOf(records);
  const message = ADMIN_RULES.csvLines;
  throw new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
}

function recordsOf(text: string, delimiter: string, field: string): CsvRecord[] {
  try {
    return parsed(text, delimiter, MOST_LINES + 1);
  } catch (cause) {
    throw new DomainError("BAD_INPUT", { fields: { [field]: ADMIN_RULES.csv }, cause });
  }
}

/** Removes the NULs of a UTF-16 file that was decoded as another encoding. */
function withoutNuls(text: string): string {
  return text.replaceAll("\0", "");
}

/**
 * Matches the line that Excel puts first to name the separator. That line is replaced with an empty line, so that the
 * other lines keep their numbers.
 */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n"])"?(?=\r|\n|$)/i;

function withoutSeparatorLine(text: string): { readonly clean: string; readonly named: string | undefined } {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  return { clean: named === undefined ? text : text.replace(SEPARATOR_LINE, ""), named };
}

/** A line as the parser returns it. */
interface CsvRecord {
  readonly record: string[];
  /** The number of the record's last line, and how many empty lines were skipped from the start up to the record. */
  readonly info: { readonly lines: number; readonly empty_lines: number };
}

/** @param to how many records are read at most */
function parsed(text: string, delimiter: string, to: number): CsvRecord[] {
  return withoutStacks(() => parse(text, { ...OPTIONS, delimiter, to })) as unknown as CsvRecord[];
}

function rowsOf(records: readonly CsvRecord[]): CsvRow[] {
  let previous = { lines: 0, empty_lines: 0 };
  return records.flatMap(({ record, info }) => {
    const line = previous.lines + info.empty_lines - previous.empty_lines + 1;
    previous = info;
    // The parser's own trimming does not trim quoted cells.
    const cells = record.map((cell) => cell.trim());
    return cells.some((cell) => cell !== "") ? [{ line, cells }] : [];
  });
}

/**
 * Runs the parser without stack traces. The parser creates an error for each line whose length differs from the first
 * line's. The stack traces of these errors would take half of the parser's time.
 */
function withoutStacks<Result>(act: () => Result): Result {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return act();
  } finally {
    Error.stackTraceLimit = before;
  }
}

/**
 * Returns the separator that splits the first lines into the most cells. Each line counts with the square of its number
 * of cells, so lines with many cells count most. The first line alone is not enough, because banks put a few lines of
 * text before the table.
 */
function delimiterOf(text: string): string {
  const beginning = beginningOf(text);
  const cellsWith = (delimiter: string): number => {
    try {
      return rowsOf(parsed(beginning, delimiter, SAMPLE_LINES)).reduce(
        (sum, { cells }) => sum + cells.length ** 2,
        0,
      );
    } catch {
      return -1;
    }
  };
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, cells: cellsWith(delimiter) }));
  return scored.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter;
}

/** Returns the beginning of a long text, up to the end of a line if there is one. */
function beginningOf(text: string): string {
  if (text.length <= SAMPLE_LENGTH) return text;
  const end = Math.max(text.lastIndexOf("\n", SAMPLE_LENGTH), text.lastIndexOf("\r", SAMPLE_LENGTH));
  return text.slice(0, end > 0 ? end : SAMPLE_LENGTH);
}

/** Creates the error that refuses a whole list. */
export function refusedList(message: string): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { csv: message } });
}
