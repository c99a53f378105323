import { useRef, useState } from "react";
import { ListColumnsDocument, type ListReadingFieldsFragment } from "../../graphql/shared/lists";
import type { ListColumnInput, ListKind } from "../../graphql/schema-types";
import { useFetch } from "../apollo/use-fetch";

export type ListReading = ListReadingFieldsFragment;
/** The user's corrections to the meaning of columns. */
export type Choices = readonly ListColumnInput[];

/** A list as an operation takes it. */
export interface List {
  readonly csv: string;
  readonly columns: ListColumnInput[];
}

/** Holds a list, and how its columns are read even when a missing column makes the server refuse the list. */
export function useList(kind: ListKind) {
  const fetchColumns = useFetch(ListColumnsDocument, "no-cache");
  const [list, setList] = useState<List>({ csv: "", columns: [] });
  const [reading, setReading] = useState<ListReading | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    list,
    /** Null before the columns are read, and for a text without columns. */
    reading,
    /** Takes another text. */
    change: (csv: string): List => {
      const next = { csv, columns: [] };
      setList(next);
      setReading(null);
      return next;
    },
    choose: (columns: Choices): List => {
      const next = { csv: list.csv, columns: [...columns] };
      setList(next);
      return next;
    },
    /** Fetches how a list is read. Text that is no table is refused by the list's preview instead. */
    look: async (input: List): Promise<ListReading | null> => {
      const reply = await fetchColumns({ input: { kind, ...input } }).catch(() => null);
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
