import { asciiDigits } from "../../../kernel/contract/visible-text.js";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const PATTERNS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<day>\d{1,2})[-/. ]*(?<name>[a-z]{3})[a-z]*[-/., ]*(?<year>\d{4}|\d{2})(?!\d)/i,
  /^(?<name>[a-z]{3})[a-z]*[-/. ]*(?<day>\d{1,2})[-/., ]+(?<year>\d{4}|\d{2})(?!\d)/i,
];

/**
 * Returns the day in a cell as `2025-03-01`, or null. Reads the day before the month, as in India, and ignores a time
 * of day.
 */
export function readDate(cell: string): string | null {
  const text = asciiDigits(cell.normalize("NFKC")).trim();
  for (const pattern of PATTERNS) {
    const parts = pattern.exec(text)?.groups;
    if (parts) return isoDay(parts);
  }
  return null;
}

function isoDay({ year = "", month, name, day = "" }: Record<string, string>): string | null {
  const number = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
  const iso = [
    year.length === 2 ? `20${year}` : year,
    String(number).padStart(2, "0"),
    day.padStart(2, "0"),
  ].join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
