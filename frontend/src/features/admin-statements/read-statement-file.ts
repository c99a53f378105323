import { t } from "@contract/kernel/contract/t";
import { readTableFile } from "../../shared/spreadsheet/read-table-file";

const STATEMENT = {
  /** A row has a day, words and an amount. */
  fewest: 3,
  noTable: t("This file has no table of transfers. Choose the account statement from your bank."),
  tooLarge: t("This file is too large. Export the statement in shorter periods, one after the other."),
};

/** The text of a statement's file, as CSV. @throws NotText with what to do instead. */
export function readStatementFile(file: File): Promise<string> {
  return readTableFile(file, STATEMENT);
}
