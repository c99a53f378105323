import { csvFile, type Cell, type Sheet } from "@contract/kernel/contract/csv-text";
import { indiaClock, indiaDay } from "@contract/kernel/contract/india-time";
import type { ExportKind } from "../../graphql/schema-types";
import { CurrentEventSlugDocument, useBeginExportMutation } from "../../graphql/shared/table";
import { useFetch } from "../apollo/use-fetch";
import { downloadFile } from "../download-file";
import type { AdminColumn } from "./admin-column";

/**
 * Returns columns and rows for a spreadsheet, including hidden columns. The headings are always in English, because
 * imports read English headings.
 */
export function sheetOf<Row>(columns: readonly AdminColumn<Row>[], rows: readonly Row[]): Sheet {
  const exportedColumns = columns.filter(({ exported }) => exported !== null);
  return {
    headings: exportedColumns.map(({ header, fileHeader = header }) => fileHeader),
    rows: rows.map((row) => exportedColumns.map(({ value, exported }): Cell => (exported ?? value)(row))),
  };
}

/**
 * Returns a file name without its extension, with event, list and the day in India: `syntaxsiege-teams-2026-11-28`.
 * @param moment the moment at which the rows were made, whose day and time then end the name: `…-2026-11-28-1705`. Null
 * for today's day without a time.
 */
export function exportFileName(
  what: string,
  eventSlug: string | null = null,
  moment: string | null = null,
): string {
  const time = moment === null ? null : indiaClock(new Date(moment)).replace(":", "");
  const day = indiaDay(moment === null ? new Date() : new Date(moment));
  return [eventSlug, what, day, time].filter(Boolean).join("-");
}

export function downloadCsv(name: string, sheet: Sheet): void {
  downloadFile(`${name}.csv`, "text/csv;charset=utf-8", csvFile(sheet));
}

/** Saves a list as an Excel file. The code that writes Excel files is loaded on demand. */
export async function downloadXlsx(name: string, { headings, rows }: Sheet): Promise<void> {
  const { writeXlsx } = await import("../spreadsheet/write-xlsx");
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  downloadFile(`${name}.xlsx`, type, writeXlsx({ [name]: [headings, ...rows] }));
}

/**
 * Returns a function that announces the export of a whole list to the server. The server asks the caller to confirm the
 * export and records it.
 * @param kind null for a list without personal data, whose exports are not recorded
 */
export function useBeginExport(kind: ExportKind | null): (rowCount: number) => Promise<unknown> {
  const [begin] = useBeginExportMutation();
  return async (rowCount) => (kind === null ? null : begin({ variables: { input: { kind, rowCount } } }));
}

/**
 * Returns a function that makes the name of a list's file, with its event and the day.
 * @param eventSlug "" or null for the current event, whose slug is looked up; undefined for no event
 * @param moment as for `exportFileName`
 */
export function useExportName(
  what: string,
  eventSlug: string | null | undefined,
  moment: string | null = null,
): () => Promise<string> {
  const fetchCurrent = useFetch(CurrentEventSlugDocument);
  return async () => {
    if (eventSlug === undefined) return exportFileName(what, null, moment);
    if (eventSlug !== null && eventSlug !== "") return exportFileName(what, eventSlug, moment);
    // If the look-up fails, the file is saved without the slug.
    const reply = await fetchCurrent().catch(() => null);
    return exportFileName(what, reply?.currentEvent?.slug, moment);
  };
}
