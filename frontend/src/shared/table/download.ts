import { type Cell, csvText } from "@contract/kernel/contract/csv-text";
import type { AdminColumn } from "./admin-column";

/** Columns and rows as CSV: every column, also those not shown, since whoever exports wants the data. */
export function rowsAsCsv<Row>(columns: readonly AdminColumn<Row>[], rows: readonly Row[]): string {
  const exportedColumns = columns.filter(({ exported }) => exported !== null);
  return csvText({
    headings: exportedColumns.map(({ header }) => header),
    rows: rows.map((row) => exportedColumns.map(({ value, exported }): Cell => (exported ?? value)(row))),
  });
}

/** Saves a CSV text as a file. The BOM makes Excel read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // The browser reads the address after the click; a revoked one would be an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
