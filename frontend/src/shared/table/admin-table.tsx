import type { AdminTableProps } from "./admin-column";
import { useCells } from "./cells/use-cells";
import { TableFrame } from "./table-frame";
import { useAdminTable } from "./use-admin-table";

const NO_FILTERS: readonly never[] = [];

/**
 * Shows a list of the admin area with all rows loaded: search, filters, column choice, bulk actions and export. The
 * address stores the list's state, and only visible rows are rendered. `AdminList` adds the other functions.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { columns, filters = NO_FILTERS, rows, rowKey, initialSort = null, addressPrefix = "" } = props;
  const { state, selected } = useAdminTable({ columns, filters, rows, rowKey, initialSort, addressPrefix });
  const cells = useCells(state, props);
  if (rows.length === 0) return <>{props.empty}</>;
  const { clear } = state.selection;
  return <TableFrame state={state} look={props} cells={cells} bulk={props.bulk?.(selected, clear) ?? null} />;
}
