import type { AddressParts } from "./admin-column";
import { allRows, PART, type RowSource, rowsByIds } from "./row-source";
import type { ListTableState, TableState } from "./table-state";
import { useRowParts } from "./use-row-parts";
import { useSelection } from "./use-selection";
import { isShown, useTableAddress } from "./use-table-address";
import { useState } from "react";

interface PagedTableParts<Row> extends AddressParts<Row> {
  readonly source: RowSource<Row>;
  readonly rowKey: (row: Row) => string;
}

/**
 * Holds the state of a table that the server sorts, searches and filters. Rows are read as they scroll into view, the
 * selection is a set of ids, and an export reads all its rows from the server again.
 */
export function usePagedTable<Row>(parts: PagedTableParts<Row>): ListTableState<Row> {
  const { columns, source, rowKey } = parts;
  const address = useTableAddress(parts);
  const { search, sort, chosen } = address;
  const view = { search, sort, chosen };
  const rows = useRowParts(source, view);
  const [allOf, setAllOf] = useState<string | null>(null);
  const selection = useSelection({
    idAt: (index) => {
      const row = rows.rowAt(index);
      return row === undefined ? undefined : rowKey(row);
    },
    allIds: async () => {
      const ids = await source.ids(view);
      setAllOf(rows.view);
      return ids;
    },
    isAll: (ids) => allOf === rows.view && ids.size >= rows.count,
    hidden: () => 0,
    view: rows.view,
    list: source,
  });
  const state: TableState<Row> = {
    address,
    visible: columns.filter((column) => isShown(column, address.toggled)),
    count: rows.count,
    all: rows.all,
    rowAt: rows.rowAt,
    need: rows.need,
    rowsFrom: async (index, wantedCount) => {
      const collectedRows: Row[] = [];
      while (collectedRows.length < wantedCount && index + collectedRows.length < rows.count) {
        const offset = index + collectedRows.length;
        const known = rows.rowAt(offset);
        const more = known === undefined ? (await source.part(view, { first: PART, offset })).rows : [known];
        if (more.length === 0) break;
        collectedRows.push(...more);
      }
      return collectedRows.slice(0, wantedCount);
    },
    refresh: async (keys) => {
      const read = new Map((await rowsByIds(source, keys, rowKey)).map((row) => [rowKey(row), row]));
      rows.replace((row) => read.get(rowKey(row)) ?? row);
      return read;
    },
    selection,
    take: (part, onProgress) => {
      if (part === "selected") return rowsByIds(source, [...selection.ids], rowKey, onProgress);
      const whole = { ...view, search: "", chosen: {} };
      return allRows(source, part === "all" ? whole : view, onProgress);
    },
    view: rows.view,
  };
  const { isStale, find } = rows;
  return { table: state, query: rows.state, isStale, isWhole: false, find, rowKey, source };
}
