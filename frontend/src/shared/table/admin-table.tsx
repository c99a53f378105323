import type { AdminTableProps } from "./admin-column";
import { useCells } from "./cells/use-cells";
import { TableFrame } from "./table-frame";
import { useAdminTable } from "./use-admin-table";

const NO_FILTERS: readonly never[] = [];

/**
 * A list of the admin area whose rows are all here: search, filters, columns to choose, ticks with bulk actions, CSV export. Its
 * state lives in the address. Only rows in sight are in the page. For lists of many thousands see `PagedTable`.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { columns, filters = NO_FILTERS, rows, rowKey, initialSort = null, addressPrefix = "" } = props;
  const { state, selected } = useAdminTable({ columns, filters, rows, rowKey, initialSort, addressPrefix });
  const cells = useCells(state, props);
  if (rows.length === 0) return <>{props.empty}</>;
  const { clear } = state.selection;
  return <TableFrame state={state} look={props} cells={cells} bulk={props.bulk?.(selected, clear) ?? null} />;
}
