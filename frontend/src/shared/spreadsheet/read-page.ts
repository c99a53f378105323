import { Parser } from "htmlparser2";
import { largestTable, rowsAsCsv, type TableRows } from "./table-text";

/** Maximum number of columns that a cell may span, because a page could claim any number. */
const MOST_COLUMNS = 60;

/**
 * Returns the list in a web page as CSV, or null if the page has no list. Nothing in the page is run, loaded or shown.
 */
export function pageAsCsv(html: string, fewest: number): string | null {
  const tables = tablesOf(html);
  // Some banks put the headings into a separate table above the lines, so all tables together are a candidate, too.
  const rows = largestTable(
    [...tables, tables.flat()].filter(({ length }) => length > 1),
    fewest,
  );
  return rows === null ? null : rowsAsCsv(rows);
}

/** Returns the tables of a page. Text in a nested table belongs only to the inner table. */
function tablesOf(html: string): TableRows[] {
  const tables: string[][][] = [];
  const open: string[][][] = [];
  let isCell = false;
  /** The column index of the open cell. */
  let at = 0;
  let isUnseen = false;
  const lastCells = () => open.at(-1)?.at(-1);
  const parser = new Parser(
    {
      onopentag: (name, { colspan }) => {
        const table = open.at(-1);
        if (name === "script" || name === "style") isUnseen = true;
        isCell = name === "td" || name === "th" || (isCell && !["table", "tr"].includes(name));
        if (name === "table") open.push(tables[tables.push([]) - 1] ?? []);
        else if (name === "tr") table?.push([]);
        else if (name === "td" || name === "th") {
          const cells = lastCells();
          at = cells?.length ?? 0;
          cells?.push(...Array.from({ length: Math.min(Number(colspan) || 1, MOST_COLUMNS) }, () => ""));
        } else if (name === "br") addText(" ");
      },
      ontext: (text) => addText(text),
      onclosetag: (name) => {
        if (name === "script" || name === "style") isUnseen = false;
        if (name === "table") open.pop();
        if (["td", "th", "tr", "table"].includes(name)) isCell = false;
      },
    },
    { decodeEntities: true },
  );
  function addText(text: string) {
    const cells = lastCells();
    if (!isCell || isUnseen || cells === undefined) return;
    cells[at] = `${cells[at] ?? ""}${text}`;
  }
  parser.end(html);
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  return tables.map((rows) => rows.map((cells) => cells.map(plain)));
}
