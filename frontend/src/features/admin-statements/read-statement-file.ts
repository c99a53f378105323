import { t } from "@contract/kernel/contract/t";
import { readTableFile } from "../../shared/spreadsheet/read-table-file";

const STATEMENT = {
  /** A row has a day, words and an amount. */
  fewest: 3,
  noTable: t("There is no table of transfers in it. Choose the file that the bank calls a statement."),
  tooLarge: t("This file is too large for a statement. Export a shorter period, then the next one."),
};

/** The text of a statement's file, as CSV. @throws NotText with what to do instead. */
export function readStatementFile(file: File): Promise<string> {
  return readTableFile(file, STATEMENT);
}
