import { readCsv } from "./read-csv.js";

/** A list with headings, as spreadsheets save it. */
export interface HeadedTable<Key extends string> {
  /** Whether a column has one of the key's headings. */
  readonly has: (key: Key) => boolean;
  readonly rows: readonly HeadedRow<Key>[];
}

/** A line of such a list. */
interface HeadedRow<Key extends string> {
  /** The line's number in the text, from 1. */
  readonly line: number;
  /** What it says under the key's heading; "" where it says nothing. */
  readonly cell: (key: Key) => string;
}

/**
 * Reads a list whose first line has headings; what is no letter does not count in them.
 * @param headings how each column may be called, in small letters
 * @throws DomainError BAD_INPUT when a quote is never closed.
 */
export function readTable<Key extends string>(
  csv: string,
  headings: Readonly<Record<Key, readonly string[]>>,
): HeadedTable<Key> {
  const [head, ...rows] = readCsv(csv);
  const folded = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const placeOf = (key: Key): number => folded.findIndex((heading) => headings[key].includes(heading));
  return {
    has: (key) => placeOf(key) >= 0,
    rows: rows.map(({ line, cells }) => ({ line, cell: (key) => unguarded(cells[placeOf(key)] ?? "") })),
  };
}

/** Without the apostrophe that our exports put before what a spreadsheet would run (csv-text.ts). */
function unguarded(cell: string): string {
  return /^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
