import { useDeferredValue, useMemo, useState } from "react";
import { useTable, type RowSelectionState } from "@tanstack/react-table";
import type { TableParts } from "./admin-column";
import { definitions, FEATURES, filterColumn, SEARCH, searchTerms } from "./table-features";
import { isShown, useTableAddress } from "./use-table-address";

/** An admin table's rows as they are shown, and what can be done with them. */
export function useAdminTable<Data>(parts: TableParts<Data>) {
  const { columns, filters, rows, rowKey } = parts;
  const address = useTableAddress(parts);
  const [picked, setPicked] = useState<RowSelectionState>({});
  // Typing goes on while a long list is being filtered.
  const search = useDeferredValue(address.search);
  const defs = useMemo(() => definitions(columns, filters), [columns, filters]);
  const chosen = JSON.stringify(address.chosen);
  const columnFilters = useMemo(() => {
    const words = searchTerms(search);
    return [
      ...(words.length === 0 ? [] : [{ id: SEARCH, value: words }]),
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
    state: { columnFilters, sorting, rowSelection: picked },
    onRowSelectionChange: setPicked,
  });
  const shown = table.getRowModel().rows;
  return {
    address,
    table,
    /** The rows that fit search and filters, in order. */
    shown,
    visible: columns.filter((column) => isShown(column, address.toggled)),
    /** Ticked rows that still exist, also those that search or filters hide now. */
    selected: useMemo(() => rows.filter((row) => picked[rowKey(row)]), [rows, picked, rowKey]),
    isPicked: (id: string) => picked[id] === true,
    unpick: () => setPicked({}),
  };
}

export type AdminTableState<Data> = ReturnType<typeof useAdminTable<Data>>;
