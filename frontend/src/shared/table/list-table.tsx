import type { ReactNode } from "react";
import { ListState } from "../ui/list-state";
import type { TableLook } from "./admin-column";
import type { ApplyCells } from "./cells/use-cell-history";
import { useCells } from "./cells/use-cells";
import { TableFrame } from "./table-frame";
import type { Selection } from "./use-selection";
import type { ListTableState } from "./table-state";

interface ListTableProps<Row> extends TableLook<Row> {
  readonly state: ListTableState<Row>;
  /** Buttons for the selected rows; without it no row can be selected. `apply` saves cells with the usual undo. */
  readonly bulk?: ((selection: Selection, apply: ApplyCells | undefined) => ReactNode) | undefined;
  /** Replaces the table when the list has no rows at all. */
  readonly empty: ReactNode;
}

/** Shows the table of an `AdminList`, or the state of its query. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { state, bulk, empty } = props;
  const { table, query, isStale, isWhole } = state;
  const cells = useCells(table, props);
  const isNarrowed = table.address.search !== "" || Object.keys(table.address.chosen).length > 0;
  // A list that the server narrows may have rows while the search finds none.
  const isEmpty = table.all === 0 && (isWhole || !isNarrowed);
  return (
    <>
      {query.isKnown && !isEmpty ? null : props.scope}
      <ListState state={query}>
        {isEmpty ? (
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
