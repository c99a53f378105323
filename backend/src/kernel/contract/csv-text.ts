import { indiaClock, indiaDay } from "./india-time.js";

export type Cell = string | number | Date | null;

export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Matches text that spreadsheets treat as the start of a formula, including full-width signs (OWASP, "CSV Injection").
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Matches a cell written as `="…"`, which Excel, Sheets and LibreOffice keep as text. */
const TEXT_CELL = /^="([^"]*)"$/;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/**
 * Matches texts that a spreadsheet would change into numbers, dates or times: leading zeros, 12 or more digits (Excel
 * shows at most 11 and stores 15), "21E4", "12-11", "Mar 1", "9:30". Dates such as 2026-11-28 are not protected,
 * because they are meant as dates.
 */
const CHANGED = new RegExp(
  `^(?:0\\d+|\\d{12,}|\\d+(?:\\.\\d+)?e\\d+|\\d{1,3}:\\d\\d(?::\\d\\d)?|\\d{1,2}[-/]\\d{1,4}(?:[-/]\\d{1,4})?|${MONTH}[- ]?\\d{1,4}|\\d{1,2}[- ]?${MONTH}(?:[- ]\\d{2,4})?)$`,
  "i",
);

/** Returns a cell as text. Times are in Indian time, in a form that spreadsheets read: 2026-11-28 17:00. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return `${indiaDay(cell)} ${indiaClock(cell)}`;
  return cell === null ? "" : String(cell);
}

/**
 * Returns CSV (RFC 4180) for programs, and for spreadsheets that load the CSV from an address. Records end with CRLF,
 * and fields are quoted where necessary. A text that a spreadsheet would run as a formula gets a leading apostrophe.
 * Numbers stay numbers.
 */
export function csvText(sheet: Sheet): string {
  return csvOf(sheet, guarded);
}

/**
 * Returns CSV for a file that people open in a spreadsheet. A BOM tells Excel that the file is UTF-8. Texts that would
 * become numbers or dates are protected. `plainCell` removes the protection.
 */
export function csvFile(sheet: Sheet): string {
  return `\uFEFF${csvOf(sheet, (text) => (CHANGED.test(text) ? `="${text}"` : guarded(text)))}`;
}

/** Returns a cell's text without the protection that `csvText` or `csvFile` added. */
export function plainCell(cell: string): string {
  return TEXT_CELL.exec(cell)?.[1] ?? (/^'/.test(cell) && FORMULA.test(cell) ? cell.slice(1) : cell);
}

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvOf({ headings, rows }: Sheet, safe: (text: string) => string): string {
  return [headings, ...rows].map((row) => `${row.map((cell) => csvCell(cell, safe)).join(",")}\r\n`).join("");
}

function csvCell(cell: Cell, safe: (text: string) => string): string {
  const text = typeof cell === "string" ? safe(cell) : cellText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
