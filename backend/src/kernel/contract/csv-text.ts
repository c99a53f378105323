/** The value of a cell. */
export type Cell = string | number | Date | null;

/** A list with its headings, for a spreadsheet. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What spreadsheets treat as the start of a formula, full-width signs too (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell as text; dates in UTC, ISO 8601. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null ? "" : String(cell);
}

/**
 * RFC 4180: CRLF after each record, quotes where they are needed. A text that a spreadsheet would run as a formula
 * gets an apostrophe in front; numbers stay numbers.
 */
export function csvText({ headings, rows }: Sheet): string {
  return [headings, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(cell: Cell): string {
  const text = cellText(cell);
  const safe = typeof cell === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
