import { t } from "@contract/kernel/contract/t";
import { NotText } from "../spreadsheet/decode-file";
import { readTableFile } from "../spreadsheet/read-table-file";

const LIST = {
  fewest: 1,
  noTable: t("There is no list in this file. Save the sheet with the list as CSV."),
  tooLarge: t("This file is too large for a list. Save only the sheet with the list, as CSV."),
};

const UNREADABLE = t("This file could not be read. Choose the file again.");

/** The types of files that may contain a list. */
export const LIST_FILES =
  ".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns a list's file as CSV, or a message that tells the user what to do instead. */
export async function readListFile(file: File): Promise<{ csv: string } | { problem: string }> {
  try {
    return { csv: await readTableFile(file, LIST) };
  } catch (error) {
    return { problem: error instanceof NotText ? error.message : UNREADABLE };
  }
}
