import { type Cell, csvText } from "../../../kernel/contract/csv-text.js";
import type { Results } from "./results.service.js";

/** An event's results for programs (docs/api.md), the site's own page among them. */
export function resultsJson({ event, kind, year, asOf, frozenAt, line, rows }: Results): string {
  const { slug, title } = event;
  return JSON.stringify({ event: { slug, title }, kind, year, asOf, frozenAt, line, rows });
}

const HEADINGS = ["rank", "team", "handles", "college", "names"];

/** The same as a list for spreadsheets; it can be read in again as a past edition. */
export function resultsCsv({ rows }: Results): string {
  const cells = rows.map(({ place, teamName, handles, college, names }): Cell[] => [
    place,
    teamName,
    handles.join(" "),
    college,
    names.join(", "),
  ]);
  return csvText({ headings: HEADINGS, rows: cells });
}
