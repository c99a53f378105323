import { rowsAsCsv, statementTableOf, type TableRows } from "./table-text";

/** The statement in a web page, as CSV; null when it has no such table. The page is only read: nothing of it runs or loads. */
export function pageAsCsv(html: string): string | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  const tables = [...page.querySelectorAll("table")].filter((table) => table.querySelector("table") === null);
  // Some banks put the line of headings into a table of its own, above the lines.
  const rows = statementTableOf([...tables.map(rowsOf), tables.flatMap(rowsOf)].filter(hasLines));
  return rows === null ? null : rowsAsCsv(rows);
}

const hasLines = (rows: TableRows) => rows.length > 1;

function rowsOf(table: HTMLTableElement): TableRows {
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell.textContent.replace(/\s+/g, " ").trim(),
      ...Array.from({ length: Math.min(cell.colSpan, MOST_COLUMNS) - 1 }, () => ""),
    ]),
  );
}

/** A page may claim any width. */
const MOST_COLUMNS = 60;
