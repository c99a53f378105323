import { type Cell, csvFile } from "../../../kernel/contract/csv-text.js";
import { countsOf } from "../contract/result-row.js";
import type { Results } from "./results.service.js";

/** An event's results for programs (docs/api.md), the site's own page among them. */
export function resultsJson({ event, kind, year, asOf, isOver, frozenAt, line, rows }: Results): string {
  const { slug, title } = event;
  return JSON.stringify({ event: { slug, title }, kind, year, asOf, isOver, frozenAt, line, rows });
}

const HEADINGS = ["rank", "team", "handles", "college", "names"];

/** The same as a list for spreadsheets; it can be read in again as a past edition. */
export function resultsCsv({ rows }: Results): string {
  const counts = countsOf(rows);
  const cells = rows.map((row): Cell[] => [
    row.place,
    row.teamName,
    row.handles.join(" "),
    row.college,
    row.names.join(", "),
    ...counts.map((count) => row[count] ?? null),
  ]);
  return csvFile({ headings: [...HEADINGS, ...counts], rows: cells });
}
