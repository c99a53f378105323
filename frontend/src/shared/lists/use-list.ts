import { useRef, useState } from "react";
import { ListColumnsDocument, type ListReadingFieldsFragment } from "../../graphql/shared/lists";
import type { ListColumnInput, ListKind } from "../../graphql/schema-types";
import { useFetch } from "../apollo/use-fetch";

export type ListReading = ListReadingFieldsFragment;
/** The column meanings that the user has chosen. */
export type Choices = readonly ListColumnInput[];

/** A list as an operation's input. */
export interface List {
  readonly csv: string;
  readonly columns: ListColumnInput[];
}

/**
 * Manages a list and the meanings of its columns. The meanings are known even if the server refuses the list because a
 * column is missing.
 */
export function useList(kind: ListKind) {
  const fetchColumns = useFetch(ListColumnsDocument, "no-cache");
  const [list, setList] = useState<List>({ csv: "", columns: [] });
  const [reading, setReading] = useState<ListReading | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    list,
    /** The columns and their meanings. Null until they have been read, and for a text without columns. */
    reading,
    /** Replaces the text. */
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
    /**
     * Fetches the meanings of a list's columns. Returns null if the text is not a table or the request fails. The
     * list's preview then reports the problem.
     */
    look: async (input: List): Promise<ListReading | null> => {
      const reply = await fetchColumns({ input: { kind, ...input } }).catch(() => null);
      const answer = reply?.listColumns ?? null;
      setReading(answer);
      return answer;
    },
    /** Sets the columns from the list's preview. */
    show: setReading,
    /** Runs requests one after the other, because a user may choose a column while the list is still being read. */
    inTurn: <Result>(begin: () => Promise<Result>): Promise<Result> => {
      const result = last.current.then(begin, begin);
      last.current = result;
      return result;
    },
  };
}

/**
 * Returns the meanings after one more choice. Only one column can have a given meaning, so another column with the same
 * meaning becomes unused.
 */
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
