import { useCallback, useDeferredValue, useMemo } from "react";
import { useTable } from "@tanstack/react-table";
import type { TableParts } from "./admin-column";
import { definitions, FEATURES, filterColumn, SEARCH, sortedBy, wantedOf } from "./table-features";
import type { ListTableState, TableState } from "./table-state";
import type { LoadedRows } from "./use-list-source";
import { useSelection } from "./use-selection";
import { isShown, useTableAddress } from "./use-table-address";

const NOTHING = () => undefined;

/** Holds the state of a table with all rows loaded, and its selection. */
export function useAdminTable<Data>(parts: TableParts<Data>) {
  const { columns, filters, rows, rowKey } = parts;
  const address = useTableAddress(parts);
  // Deferred, so that typing stays fast while a long list is filtered.
  const search = useDeferredValue(address.search);
  const defs = useMemo(() => definitions(columns, filters), [columns, filters]);
  const chosen = JSON.stringify(address.chosen);
  const columnFilters = useMemo(() => {
    const wanted = wantedOf(search);
    return [
      ...(wanted === null ? [] : [{ id: SEARCH, value: wanted }]),
      ...Object.entries(JSON.parse(chosen) as Record<string, string>).map(([key, value]) => ({
        id: filterColumn(key),
        value,
      })),
    ];
  }, [search, chosen]);
  const sortKey = address.sort?.key;
  const descending = address.sort?.direction === "desc";
  const sorting = useMemo(
    () => (sortKey === undefined ? [] : [{ id: sortKey, desc: descending }]),
    [sortKey, descending],
  );
  const table = useTable({
    features: FEATURES,
    columns: defs,
    data: rows as readonly (Data & object)[],
    getRowId: rowKey,
    state: { columnFilters, sorting },
  });
  const { rows: fitting } = table.getRowModel();
  const shown = useMemo(() => fitting.map(({ original }): Data => original), [fitting]);
  const shownIds = useMemo(() => new Set(shown.map(rowKey)), [shown, rowKey]);
  const view = JSON.stringify([search, chosen, sorting]);
  const selection = useSelection({
    idAt: (index) => shown.slice(index, index + 1).map(rowKey)[0],
    allIds: () => Promise.resolve([...shownIds]),
    isAll: (ids) => shownIds.size > 0 && [...shownIds].every((id) => ids.has(id)),
    hidden: (ids) => rows.filter((row) => ids.has(rowKey(row)) && !shownIds.has(rowKey(row))).length,
    view,
    list: null,
  });
  const { ids } = selection;
  /** The selected rows that still exist, even if search or filters hide them now. */
  const selected = useMemo(() => rows.filter((row) => ids.has(rowKey(row))), [rows, ids, rowKey]);
  const state: TableState<Data> = {
    address,
    visible: columns.filter((column) => isShown(column, address.toggled)),
    count: shown.length,
    all: rows.length,
    rowAt: useCallback((index) => shown[index], [shown]),
    need: NOTHING,
    rowsFrom: (index, count) => Promise.resolve(shown.slice(index, index + count)),
    // Does nothing, because the list's owner holds the rows and renders the table again when they change.
    refresh: () => Promise.resolve(new Map<string, Data>()),
    selection,
    take: (part) => {
      const column = columns.find(({ key }) => key === sortKey);
      const taken = { shown, selected, all: rows }[part];
      return Promise.resolve(column === undefined ? taken : sortedBy(taken, column, descending));
    },
    view,
  };
  return { state, selected };
}

const NO_SOURCE = { byIds: () => Promise.resolve([]) };

/** Holds the table of an `AdminList` with all rows loaded. */
export function useLoadedTable<Row>(
  parts: Omit<TableParts<Row>, "rows">,
  { rows, query }: LoadedRows<Row>,
): ListTableState<Row> {
  const { rowKey } = parts;
  const { state, selected } = useAdminTable({ ...parts, rows });
  const selection = { ...state.selection, ids: new Set(selected.map(rowKey)) };
  const find = (fits: (row: Row) => boolean) => rows.find(fits);
  const table = { ...state, selection };
  return { table, query, isStale: false, isWhole: true, find, rowKey, source: NO_SOURCE };
}
