import type { ReactNode } from "react";
import { Button } from "../ui/button";
import type { AdminTableState } from "./use-admin-table";

interface SelectionBarProps<Row> {
  readonly state: AdminTableState<Row>;
  readonly noun: readonly [one: string, many: string];
  /** What can be done with the ticked rows. */
  readonly children: ReactNode;
}

/** Ticks all rows that are shown, says how many are ticked, and offers what can be done with them. */
export function SelectionBar<Row>({ state, noun: [one, many], children }: SelectionBarProps<Row>) {
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
