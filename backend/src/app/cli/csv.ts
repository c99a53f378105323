import { cellText, type Cell, type Sheet } from "./table.js";

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

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
