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
  /** Buttons for the selected rows; without it no row can be selected. `apply` saves cells with the usual undo. */
  readonly bulk?: (selection: Selection, apply: ApplyCells | undefined) => ReactNode;
  /** Replaces the table when the list has no rows at all. */
  readonly empty: ReactNode;
}

/** Shows a list of many thousands like `AdminTable`, but reads rows from the server as they scroll into view. */
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
