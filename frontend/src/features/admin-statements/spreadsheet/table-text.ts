/** The rows of a table, as texts. */
export type TableRows = readonly (readonly string[])[];

/** A row of a statement has a day, words and an amount. */
const FEWEST_CELLS = 3;

/** Of several tables or sheets, the one that most rows of a statement can be in; null when no row can. */
export function statementTableOf(tables: readonly TableRows[]): TableRows | null {
  const rowsOf = (rows: TableRows) =>
    rows.filter((cells) => cells.filter((cell) => cell !== "").length >= FEWEST_CELLS).length;
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
