export type TableRows = readonly (readonly string[])[];

/**
 * Of several tables or sheets, the one with most rows of the list in it; null when it is in none.
 * @param fewest as many cells as a row of the list has at least
 */
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

/** As the CSV that the server reads. Not for a spreadsheet, so nothing is put in front of what looks like a formula. */
export function rowsAsCsv(rows: TableRows): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.map((cells) => cells.map(quoted).join(",")).join("\r\n");
}
