import type { ReactNode } from "react";
import { ListState } from "../ui/list-state";
import type { TableLook } from "./admin-column";
import type { ApplyCells } from "./cells/use-cell-history";
import { useCells } from "./cells/use-cells";
import { TableFrame } from "./table-frame";
import type { Selection } from "./use-selection";
import type { PagedTableState } from "./use-paged-table";

interface PagedTableProps<Row> extends TableLook<Row> {
  readonly state: PagedTableState<Row>;
  /** Buttons for the ticked rows; without it rows cannot be ticked. `apply` saves cells of them, to be undone as others. */
  readonly bulk?: (selection: Selection, apply: ApplyCells | undefined) => ReactNode;
  /** What to show instead when there are no rows at all. */
  readonly empty: ReactNode;
}

/** A list of many thousands: as `AdminTable`, with rows that stay on the server until they come into sight. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { state, bulk, empty } = props;
  const { table, query, isStale } = state;
  const cells = useCells(table, props);
  const isNarrowed = table.address.search !== "" || Object.keys(table.address.chosen).length > 0;
  return (
    <>
      {query.isKnown && (table.all > 0 || isNarrowed) ? null : props.scope}
      <ListState state={query}>
        {table.all === 0 && !isNarrowed ? (
          empty
        ) : (
          <div aria-busy={isStale}>
            <TableFrame
              state={table}
              look={props}
              cells={cells}
              bulk={bulk?.(table.selection, cells?.history.apply) ?? null}
            />
          </div>
        )}
      </ListState>
    </>
  );
}
