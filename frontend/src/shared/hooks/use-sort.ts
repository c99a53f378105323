import { useMemo, useState } from "react";

export interface Sort {
  readonly key: string;
  readonly direction: "asc" | "desc";
}

/** What a click on a column leads to: ascending first, then the other way round. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  return { key, direction: sort?.key === key && sort.direction === "asc" ? "desc" : "asc" };
}

type SortValue = string | number | null | undefined;

/** Numbers by value, texts as people sort them (ignoring case, 2 before 10); what is missing comes last either way. */
function compareValues(a: SortValue, b: SortValue, direction: Sort["direction"]): number {
  const missing = Number(a === null || a === undefined) - Number(b === null || b === undefined);
  if (missing !== 0) return missing;
  const order =
    typeof a === "number" && typeof b === "number"
      ? a - b
      : COLLATOR.compare(String(a ?? ""), String(b ?? ""));
  return direction === "asc" ? order : -order;
}

const COLLATOR = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" });

/**
 * Sorted rows and the sort in force. `valueOf` gives the value a column sorts by; keep it stable (module scope),
 * the sorted list is remade whenever it changes.
 */
export function useSort<Row>(
  rows: readonly Row[],
  valueOf: (row: Row, key: string) => SortValue,
  initial?: Sort,
) {
  const [sort, setSort] = useState<Sort | undefined>(initial);
  const sorted = useMemo(
    () =>
      sort === undefined
        ? rows
        : rows.toSorted((a, b) => compareValues(valueOf(a, sort.key), valueOf(b, sort.key), sort.direction)),
    [rows, sort, valueOf],
  );
  return { rows: sorted, sort, setSort };
}
