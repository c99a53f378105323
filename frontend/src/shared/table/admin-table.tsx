import { useId, type ReactNode } from "react";
import { EmptyState } from "../ui/empty-state";
import { BREAKPOINTS } from "../timings";
import { useWidthFrom } from "../hooks/use-media-query";
import type { AdminColumn, Sort, AdminTableProps } from "./admin-column";
import { TableBox } from "./table-box";
import { TableToolbar } from "./table-toolbar";
import { useAdminTable, type AdminTableState } from "./use-admin-table";
import { SelectField } from "../ui/select-field";
import { Button } from "../ui/button";

const NO_FILTERS: readonly never[] = [];

/**
 * A list of the admin area: search, filters, columns to choose, ticks with bulk actions, CSV export. Its state lives in the
 * address. Only rows in sight are in the page, so thousands scroll as ten do. A table from 768 px, cards below.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { columns, filters = NO_FILTERS, rows, rowKey, initialSort = null, addressPrefix = "" } = props;
  const { noun, bulk } = props;
  const state = useAdminTable({ columns, filters, rows, rowKey, initialSort, addressPrefix });
  const isWide = useWidthFrom(BREAKPOINTS.md);
  if (rows.length === 0) return <>{props.empty}</>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TableToolbar state={state} table={props} />
      {isWide ? null : (
        <PhoneSort columns={columns} sort={state.address.sort} onSort={state.address.setSort} />
      )}
      {bulk === undefined ? null : (
        <SelectionBar state={state} noun={noun}>
          {bulk(state.selected, state.unpick)}
        </SelectionBar>
      )}
      {state.shown.length === 0 ? (
        <EmptyState title={`No ${noun[0]} matches this search.`}>
          Change the search or the filters.
        </EmptyState>
      ) : (
        <TableBox
          caption={props.caption}
          state={state}
          isWide={isWide}
          canPick={bulk !== undefined}
          noun={noun}
        />
      )}
    </div>
  );
}

interface PhoneSortProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** Cards have no column heads to click; this sorts them. */
function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
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

interface SelectionBarProps<Row> {
  readonly state: AdminTableState<Row>;
  readonly noun: readonly [one: string, many: string];
  /** What can be done with the ticked rows. */
  readonly children: ReactNode;
}

/** Ticks all rows that are shown, says how many are ticked, and offers what can be done with them. */
function SelectionBar<Row>({ state, noun: [one, many], children }: SelectionBarProps<Row>) {
  const { selected, shown, unpick, table } = state;
  const hidden = selected.length - table.getFilteredSelectedRowModel().rows.length;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-y border-rule bg-sunken px-3 py-1.5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={table.getIsAllRowsSelected()}
          ref={(box) => {
            if (box) box.indeterminate = !table.getIsAllRowsSelected() && selected.length > 0;
          }}
          onChange={table.getToggleAllRowsSelectedHandler()}
          className="size-5 accent-accent"
        />
        Select all {shown.length}
      </label>
      {selected.length === 0 ? null : (
        <>
          <p role="status" className="font-semibold">
            {selected.length} {selected.length === 1 ? one : many} selected
            {hidden > 0 ? `, ${hidden} of them not shown` : ""}
          </p>
          {children}
          <Button variant="quiet" onClick={unpick}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
