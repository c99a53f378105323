import { useId } from "react";
import type { AdminColumn, Sort } from "./admin-column";
import { SelectField } from "../ui/select-field";

interface PhoneSortProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** Cards have no column heads to click; this sorts them. */
export function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const id = useId();
  const options = columns.flatMap(({ key, header, sortable = true }) =>
    sortable
      ? [
          { value: key, label: `${header}, ascending` },
          { value: `-${key}`, label: `${header}, descending` },
        ]
      : [],
  );
  const value = sort === null ? "" : `${sort.direction === "desc" ? "-" : ""}${sort.key}`;
  return (
    <SelectField
      id={id}
      name="sort"
      label="Sort by"
      value={value}
      onChange={(next) =>
        onSort({ key: next.replace(/^-/, ""), direction: next.startsWith("-") ? "desc" : "asc" })
      }
      options={sort === null ? [{ value: "", label: "As it comes" }, ...options] : options}
    />
  );
}
