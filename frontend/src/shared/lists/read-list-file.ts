import { t } from "@contract/kernel/contract/t";
import { readTableFile } from "../spreadsheet/read-table-file";

const LIST = {
  fewest: 1,
  noTable: t("There is no list in this file. Save the sheet with the list as CSV."),
  tooLarge: t("This file is too large for a list. Save only the sheet with the list, as CSV."),
};

/** Said of a file that the browser could not read. */
export const UNREADABLE = t("This file could not be read. Choose it again.");

/** What a list's file may be. */
export const LIST_FILES =
  ".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The text of a list's file, as CSV. @throws NotText with what to do instead. */
export function readListFile(file: File): Promise<string> {
  return readTableFile(file, LIST);
}
