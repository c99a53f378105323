import { indiaClock, indiaDay } from "./india-time.js";

/** The value of a cell. */
export type Cell = string | number | Date | null;

/** A list with its headings, for a spreadsheet. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What spreadsheets treat as the start of a formula, full-width signs too (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** A text in this form stays one in Excel, Sheets and LibreOffice. */
const TEXT_CELL = /^="([^"]*)"$/;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/**
 * Texts that a spreadsheet changes into numbers or days: leading zeros, more digits than it shows (12) or keeps (15),
 * "21E4", "12-11", "Mar 1". Whole days such as 2026-11-28 are meant as days.
 */
const CHANGED = new RegExp(
  `^(?:0\\d+|\\d{12,}|\\d+(?:\\.\\d+)?e\\d+|\\d{1,3}:\\d\\d(?::\\d\\d)?|\\d{1,2}[-/]\\d{1,4}(?:[-/]\\d{1,4})?|${MONTH}[- ]?\\d{1,4}|\\d{1,2}[- ]?${MONTH}(?:[- ]\\d{2,4})?)$`,
  "i",
);

/** A cell as text; moments in India's time, as a spreadsheet reads them: 2026-11-28 17:00. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return `${indiaDay(cell)} ${indiaClock(cell)}`;
  return cell === null ? "" : String(cell);
}

/**
 * RFC 4180: CRLF after each record, quotes where they are needed. A text that a spreadsheet would run as a formula
 * gets an apostrophe in front; numbers stay numbers. For programs, and spreadsheets that read an address by themselves.
 */
export function csvText(sheet: Sheet): string {
  return csvOf(sheet, guarded);
}

/**
 * The same as a file that people open in a spreadsheet: with a BOM, which tells Excel that it is UTF-8, and with texts kept
 * that would become numbers or days. `plainCell` takes both back.
 */
export function csvFile(sheet: Sheet): string {
  return `\uFEFF${csvOf(sheet, (text) => (CHANGED.test(text) ? `="${text}"` : guarded(text)))}`;
}

/** Returns what a cell said before `csvText` or `csvFile` wrote it. */
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
