import type { AdminColumn } from "../admin-column";
import { type CellChange, nameOf, textOf } from "./cell-changes";

/** A cell that a paste would change. */
interface PastedCell extends CellChange {
  readonly name: string;
  readonly header: string;
}

/** The effect of a paste, before the server has checked it. */
export interface PastePlan {
  readonly cells: readonly PastedCell[];
  /** The number of cells that already have the pasted text. */
  readonly unchanged: number;
  /** The number of pasted lines below the end of the list. */
  readonly beyond: number;
  /** The headings of the pasted columns that are not editable, and "…" for each pasted column beyond the last one. */
  readonly skipped: readonly string[];
}

/**
 * Parses text copied from a spreadsheet: rows are lines, columns are separated by tabs, and cells with a tab or a line
 * break are quoted. Text without tabs and line breaks is one cell.
 */
export function readPaste(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [, quoted, plain = "", end] = match;
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replace(/\s+/g, " ").trim());
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  // Spreadsheets end the text with a line break, which does not begin another row.
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows;
}

/**
 * Assigns the pasted cells to `rows`, beginning at the column with the key `from`. Leaves out cells that would not
 * change or cannot be edited.
 */
export function planPaste<Row>(
  table: readonly (readonly string[])[],
  rows: readonly Row[],
  columns: readonly AdminColumn<Row>[],
  rowKey: (row: Row) => string,
  from: string,
): PastePlan {
  const targets = columns.slice(columns.findIndex(({ key }) => key === from));
  const width = Math.max(...table.map((cells) => cells.length));
  const all = table.slice(0, rows.length).flatMap((texts, n) => {
    const row = rows[n];
    if (row === undefined) return [];
    return texts.flatMap((to, at): PastedCell[] => {
      const column = targets[at];
      if (column?.edit === undefined) return [];
      const cell = { id: rowKey(row), field: column.edit.field, from: textOf(column, row), to };
      return [{ ...cell, name: nameOf(columns, row), header: column.header }];
    });
  });
  const cells = all.filter(({ from: before, to }) => before !== to);
  const skipped = targets.slice(0, width).flatMap(({ edit, header }) => (edit === undefined ? header : []));
  return {
    cells,
    unchanged: all.length - cells.length,
    beyond: Math.max(table.length - rows.length, 0),
    skipped: [...skipped, ...Array.from({ length: Math.max(width - targets.length, 0) }, () => "…")],
  };
}
