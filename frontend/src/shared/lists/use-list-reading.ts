import { t } from "@contract/kernel/contract/t";
import { useRef, useState } from "react";
import { ListColumnsDocument, type ListReadingFieldsFragment } from "../../graphql/shared/lists";
import type { ListColumnInput, ListKind } from "../../graphql/schema-types";
import { useFetch } from "../apollo/use-fetch";
import { readTableFile } from "../spreadsheet/read-table-file";

export type ListReading = ListReadingFieldsFragment;
/** The user's corrections to the meaning of columns. */
export type Choices = readonly ListColumnInput[];

/** Holds how the columns of a list are read, even when a missing column makes the server refuse the list. */
export function useListReading(kind: ListKind) {
  const fetchColumns = useFetch(ListColumnsDocument, "no-cache");
  const [reading, setReading] = useState<ListReading | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    reading,
    /** Fetches how a list is read. Text that is no table is refused by the list's preview instead. */
    look: async (csv: string, choices: Choices): Promise<ListReading | null> => {
      const input = { kind, csv, columns: [...choices] };
      const reply = await fetchColumns({ input }).catch(() => null);
      const answer = reply?.listColumns ?? null;
      setReading(answer);
      return answer;
    },
    /** Shows the columns as the list's own preview read them. */
    show: setReading,
    /** Runs requests one after the other: a user may choose a column while the list is still being read. */
    inTurn: <Result>(begin: () => Promise<Result>): Promise<Result> => {
      const result = last.current.then(begin, begin);
      last.current = result;
      return result;
    },
  };
}

/** The choices after one more. A field is in one column, so another that has it is not used any more. */
export function withChoice(
  { columns }: ListReading,
  column: number,
  field: ListColumnInput["field"],
): Choices {
  return columns.map((one) => {
    if (one.column === column) return { column, field: field ?? null };
    return { column: one.column, field: one.field === field ? null : (one.field ?? null) };
  });
}

const LIST = {
  fewest: 1,
  noTable: t("There is no list in this file. Save the sheet with the list as CSV."),
  tooLarge: t("This file is too large for a list. Save only the sheet with the list, as CSV."),
};

/** Said of a file that the browser could not read. */
export const UNREADABLE = t("This file could not be read. Choose the file again.");

/** What a list's file may be. */
export const LIST_FILES =
  ".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The text of a list's file, as CSV. @throws NotText with what to do instead. */
export function readListFile(file: File): Promise<string> {
  return readTableFile(file, LIST);
}
