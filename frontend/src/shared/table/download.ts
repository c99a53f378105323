import { csvText, type Cell } from "@contract/kernel/contract/csv-text";
import type { AdminColumn } from "./admin-column";
import { downloadFile } from "../download-file";

/**
 * Columns and rows as CSV: every column, also those not shown, since whoever exports wants the data. The headings are
 * English whatever the language, as an import reads them.
 */
export function rowsAsCsv<Row>(columns: readonly AdminColumn<Row>[], rows: readonly Row[]): string {
  const exportedColumns = columns.filter(({ exported }) => exported !== null);
  return csvText({
    headings: exportedColumns.map(({ header, fileHeader = header }) => fileHeader),
    rows: rows.map((row) => exportedColumns.map(({ value, exported }): Cell => (exported ?? value)(row))),
  });
}

/** Saves a CSV text as a file. The BOM makes Excel read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(`${name}.csv`, "text/csv;charset=utf-8", "\uFEFF", csv);
}
