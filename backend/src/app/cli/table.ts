import { type Cell, cellText, type Sheet } from "../../kernel/contract/csv-text.js";

/** Aligned columns, with the number of rows below. Control characters in user input do not reach the terminal. */
export function tableText({ headings, rows }: Sheet): string {
  const lines = [headings, ...rows.map((row) => row.map(printable))];
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...text, "", rows.length === 1 ? "1 row" : `${String(rows.length)} rows`].join("\n");
}

function printable(cell: Cell): string {
  return cellText(cell).replace(/\p{Cc}/gu, " ");
}
