import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import { type Deleted, DeletedNotice } from "../bin/deleted-notice";
import { useOpenRecord } from "../hooks/use-address";
import { useNotice } from "../hooks/use-notice";
import { useMay } from "../session/may";
import { Button } from "../ui/button";
import { ListState } from "../ui/list-state";
import { NoticeBanner } from "../ui/notice-banner";
import { actionsColumn, type AdminColumn } from "./admin-column";
import { nameOf } from "./cells/cell-changes";
import { useCells } from "./cells/use-cells";
import { useBeginExport } from "./export";
import type * as List from "./list-parts";
import { rowsByIds } from "./row-source";
import { RowsButton } from "./rows-button";
import { TableFrame } from "./table-frame";
import type { ListTableState } from "./table-state";
import { useLoadedTable } from "./use-admin-table";
import { useOpenRow } from "./use-open-row";
import { usePagedTable } from "./use-paged-table";

const rowKey = ({ id }: List.ListRow) => id;
const NO_FILTERS: readonly never[] = [];

/**
 * Shows a list of the admin area with all its functions: search, filters, sorting, views, export, editing, selection,
 * opening a record, deletion with undo, import. The address stores the list's state (docs/admin-lists.md).
 */
export function AdminList<Row extends List.ListRow>(props: List.AdminListProps<Row>) {
  return "rows" in props.source ? (
    <LoadedList {...(props as List.LoadedListProps<Row>)} />
  ) : (
    <PagedList {...(props as List.PagedListProps<Row>)} />
  );
}

function LoadedList<Row extends List.ListRow>(list: List.LoadedListProps<Row>) {
  const { source, filters = NO_FILTERS, initialSort = null, addressPrefix = "" } = list;
  const columns = useColumns(list.columns, list);
  const state = useLoadedTable({ columns, filters, initialSort, addressPrefix, rowKey }, source);
  return <ListBody list={list} columns={columns} state={state} />;
}

function PagedList<Row extends List.ListRow>(list: List.PagedListProps<Row>) {
  const { source, filters = NO_FILTERS, initialSort = null, addressPrefix = "" } = list;
  const may = useMay();
  const sortable = useMemo(() => {
    const isSortable = ({ sort, sortNeeds }: AdminColumn<Row>) =>
      sort !== undefined && (sortNeeds === undefined || may(sortNeeds));
    return list.columns.map((column) => ({ ...column, sortable: isSortable(column) }));
  }, [list.columns, may]);
  const columns = useColumns(sortable, list);
  const state = usePagedTable({ columns, filters, initialSort, addressPrefix, rowKey, source });
  return <ListBody list={list} columns={columns} state={state} />;
}

/**
 * Renders a row's buttons. The function is in a context, so that the columns stay the same objects when the function
 * changes.
 */
const RowActions = createContext<(row: never) => ReactNode>(() => null);

function RowButtons({ row }: { readonly row: List.ListRow }) {
  return useContext(RowActions)(row as never);
}

function useColumns<Row extends List.ListRow>(
  columns: readonly AdminColumn<Row>[],
  { actions: { row, key } = {} }: Pick<List.AdminListProps<Row>, "actions">,
) {
  const hasButtons = row !== undefined;
  return useMemo(
    () => (hasButtons ? [...columns, actionsColumn<Row>((one) => <RowButtons row={one} />, key)] : columns),
    [columns, hasButtons, key],
  );
}

interface ListBodyProps<Row> {
  readonly list: List.AdminListProps<Row>;
  readonly columns: readonly AdminColumn<Row>[];
  readonly state: ListTableState<Row>;
}

function ListBody<Row extends List.ListRow>({ list, columns, state }: ListBodyProps<Row>) {
  const { actions = {}, noun, scope, save } = list;
  const { table, query, source } = state;
  const cells = useCells(table, { rowKey, save });
  const { notice, show, clear: clearNotice } = useNotice();
  const [openId, open] = useOpenRecord(list.open?.param ?? "");
  const opened = useOpenRow(state, openId);
  const [toDelete, remove] = useState<readonly Row[] | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [isImporting, setImporting] = useState(false);
  const beginExport = useBeginExport(list.exportKind ?? null);
  const [opening, removal, imports] = [
    useAllowed(list.open),
    useAllowed(list.remove),
    useAllowed(list.import),
  ];
  const reload = () => void query.reload();
  const handle: List.ListHandle<Row> = { reload: query.reload, show, clearNotice, open, remove };
  const { ids, clear } = table.selection;
  const read = () => table.take("selected", () => undefined);
  const selection = { ...handle, ids, clear, read, apply: cells?.history.apply };
  const { address } = table;
  const isNarrowed = address.search !== "" || Object.keys(address.chosen).length > 0;
  // If the server filters the list, a search without results does not mean that the list is empty.
  const isEmpty = table.all === 0 && (state.isWhole || !isNarrowed);
  const importButton =
    imports === null ? null : (
      <Button variant="secondary" onClick={() => setImporting(true)}>
        {imports.label}
      </Button>
    );
  const toolbar = (
    <>
      {importButton}
      {actions.toolbar}
    </>
  );
  const bulk = (
    <>
      {actions.bulk?.(selection)}
      {removal === null ? null : removal.most !== undefined && ids.size > removal.most[0] ? (
        <p className="text-soft">{removal.most[1]} to delete them.</p>
      ) : (
        <RowsButton selection={selection} variant="secondary" onRows={remove}>
          {removal.label}
        </RowsButton>
      )}
    </>
  );
  return (
    <RowActions value={(row) => actions.row?.(row, handle)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <NoticeBanner notice={notice} />
        {deleted === null ? null : (
          <DeletedNotice
            key={deleted.ids.join()}
            deleted={deleted}
            onRestored={reload}
            onDismiss={() => setDeleted(null)}
          />
        )}
        {query.isKnown && !isEmpty ? null : scope}
        <ListState state={query}>
          {table.all === 0 ? null : list.intro}
          {isEmpty ? (
            <>
              {list.empty}
              {importButton === null ? null : <div>{importButton}</div>}
            </>
          ) : (
            <div aria-busy={state.isStale}>
              <TableFrame
                state={table}
                look={{ ...list, columns, rowKey, beforeExportAll: beginExport, actions: toolbar }}
                cells={cells}
                bulk={actions.bulk === undefined && removal === null ? null : bulk}
              />
            </div>
          )}
        </ListState>
        {opened === undefined
          ? null
          : opening?.dialog(opened, {
              onClose: () => open(null),
              onChanged: (text) => {
                if (text !== undefined) show("success", text);
                reload();
              },
              onDelete: () => {
                open(null);
                remove([opened]);
              },
            })}
        {isImporting
          ? imports?.dialog({
              onClose: () => setImporting(false),
              onChanged: reload,
              onDeleteNew: (newIds) => {
                setImporting(false);
                void rowsByIds(source, newIds, rowKey).then(remove);
              },
            })
          : null}
        {toDelete === null
          ? null
          : removal?.dialog({
              ...{ rows: toDelete, noun, nameOf: (row) => nameOf(columns, row) },
              onClose: () => remove(null),
              onDeleted: (rows) => {
                if (removal.undo === false) show("success", rows.text);
                else setDeleted(rows);
                clear();
                reload();
              },
            })}
        {list.children?.(handle)}
      </div>
    </RowActions>
  );
}

/** Returns a part of a list, or null if the user may not use the part. */
function useAllowed<Part extends { readonly needs?: Permission }>(part: Part | undefined): Part | null {
  const may = useMay();
  return part !== undefined && (part.needs === undefined || may(part.needs)) ? part : null;
}
