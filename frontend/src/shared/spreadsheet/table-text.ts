export type TableRows = readonly (readonly string[])[];

/** Returns the table with the most rows of at least `fewest` filled cells, or null if no table has such a row. */
export function largestTable(tables: readonly TableRows[], fewest: number): TableRows | null {
  const rowsOf = (rows: TableRows) =>
    rows.filter((cells) => cells.filter((cell) => cell !== "").length >= fewest).length;
  let best: { readonly rows: TableRows; readonly count: number } | null = null;
  for (const rows of tables) {
    const count = rowsOf(rows);
    if (count > (best?.count ?? 0)) best = { rows, count };
  }
  return best?.rows ?? null;
}

/**
 * Returns the rows as CSV for the server. Does not escape cells that look like formulas, because no spreadsheet opens
 * this CSV.
 */
export function rowsAsCsv(rows: TableRows): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.map((cells) => cells.map(quoted).join(",")).join("\r\n");
}
