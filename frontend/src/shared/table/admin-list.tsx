import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import { type Deleted, DeletedNotice } from "../bin/deleted-notice";
import { useOpenRecord } from "../hooks/use-address";
import { useNotice } from "../hooks/use-notice";
import { useMay } from "../session/may";
import { Button } from "../ui/button";
import { NoticeBanner } from "../ui/notice-banner";
import { actionsColumn, type AdminColumn } from "./admin-column";
import type { ApplyCells } from "./cells/use-cell-history";
import { nameOf } from "./cells/cell-changes";
import { useBeginExport } from "./export";
import type {
  AdminListProps,
  ListHandle,
  ListRow,
  LoadedListProps,
  PagedListProps,
  SelectedRows,
} from "./list-parts";
import { ListTable } from "./list-table";
import { rowsByIds } from "./row-source";
import { RowsButton } from "./rows-button";
import type { ListTableState } from "./table-state";
import { useLoadedTable } from "./use-admin-table";
import { useOpenRow } from "./use-open-row";
import { usePagedTable } from "./use-paged-table";

const rowKey = ({ id }: ListRow) => id;
const NO_FILTERS: readonly never[] = [];

/**
 * Shows a list of the admin area with everything that is done to it: search, filters, order, views, export, editing,
 * selection, opening a record, deletion with undo, import. Its state is in the address (docs/admin-lists.md).
 */
export function AdminList<Row extends ListRow>(props: AdminListProps<Row>) {
  return isLoaded(props) ? <LoadedList {...props} /> : <PagedList {...props} />;
}

function isLoaded<Row>(props: AdminListProps<Row>): props is LoadedListProps<Row> {
  return "rows" in props.source;
}

function PagedList<Row extends ListRow>(list: PagedListProps<Row>) {
  const { source, filters = NO_FILTERS, initialSort } = list;
  const may = useMay();
  const sortable = useMemo(
    () =>
      list.columns.map((column) => ({
        ...column,
        sortable: column.sort !== undefined && (column.sortNeeds === undefined || may(column.sortNeeds)),
      })),
    [list.columns, may],
  );
  const columns = useColumns({ ...list, columns: sortable });
  const state = usePagedTable({ columns, filters, initialSort, addressPrefix: "", rowKey, source });
  return <ListBody list={list} columns={columns} state={state} />;
}

function LoadedList<Row extends ListRow>(list: LoadedListProps<Row>) {
  const { source, filters = NO_FILTERS, initialSort } = list;
  const columns = useColumns(list);
  const state = useLoadedTable({ columns, filters, initialSort, addressPrefix: "", rowKey }, source);
  return <ListBody list={list} columns={columns} state={state} />;
}

/** Draws the buttons of a row. A context, so that the columns stay the same objects while the buttons change. */
const RowActions = createContext<(row: never) => ReactNode>(() => null);

function RowButtons({ row }: { readonly row: object }) {
  return useContext(RowActions)(row as never);
}

function useColumns<Row extends ListRow>({
  columns,
  actions = {},
}: Pick<AdminListProps<Row>, "columns" | "actions">) {
  const { row, key } = actions;
  const hasButtons = row !== undefined;
  return useMemo((): readonly AdminColumn<Row>[] => {
    const buttons = actionsColumn<Row>((one) => <RowButtons row={one} />, key);
    return hasButtons ? [...columns, buttons] : columns;
  }, [columns, hasButtons, key]);
}

interface ListBodyProps<Row> {
  readonly list: AdminListProps<Row>;
  readonly columns: readonly AdminColumn<Row>[];
  readonly state: ListTableState<Row>;
}

function ListBody<Row extends ListRow>({ list, columns, state }: ListBodyProps<Row>) {
  const { actions = {}, noun } = list;
  const { table, query, source } = state;
  const { reload } = query;
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
  const handle: ListHandle<Row> = { reload, show, clearNotice, open, remove };
  const bulk = (selection: SelectedRows<Row>) => (
    <>
      {actions.bulk?.(selection)}
      {removal === null ? null : removal.most !== undefined && selection.ids.size > removal.most[0] ? (
        <p className="text-soft">{removal.most[1]} to delete them.</p>
      ) : (
        <RowsButton selection={selection} variant="danger" onRows={remove}>
          {removal.label}
        </RowsButton>
      )}
    </>
  );
  const readSelected = () => table.take("selected", () => undefined);
  const ofSelected = (apply: ApplyCells | undefined) => ({
    ...{ ...handle, apply, read: readSelected },
    ...{ ids: table.selection.ids, clear: table.selection.clear },
  });
  return (
    <RowActions value={(row) => actions.row?.(row, handle)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <NoticeBanner notice={notice} />
        {deleted === null ? null : (
          <DeletedNotice
            key={deleted.ids.join()}
            deleted={deleted}
            onRestored={() => void reload()}
            onDismiss={() => setDeleted(null)}
          />
        )}
        {table.all === 0 ? null : list.intro}
        <ListTable
          {...list}
          state={state}
          columns={columns}
          rowKey={rowKey}
          beforeExportAll={beginExport}
          actions={
            imports === null ? (
              actions.toolbar
            ) : (
              <>
                <Button variant="secondary" onClick={() => setImporting(true)}>
                  {imports.label}
                </Button>
                {actions.toolbar}
              </>
            )
          }
          bulk={
            actions.bulk === undefined && removal === null
              ? undefined
              : (_selection, apply) => bulk(ofSelected(apply))
          }
        />
        {opened === undefined
          ? null
          : opening?.dialog(opened, {
              onClose: () => open(null),
              onChanged: (text) => {
                if (text !== undefined) show("success", text);
                void reload();
              },
              onDelete: () => {
                open(null);
                remove([opened]);
              },
            })}
        {isImporting
          ? imports?.dialog({
              onClose: () => setImporting(false),
              onChanged: () => void reload(),
              onDeleteNew: (ids) => {
                setImporting(false);
                void rowsByIds(source, ids, rowKey).then(remove);
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
                table.selection.clear();
                void reload();
              },
            })}
        {list.children?.(handle)}
      </div>
    </RowActions>
  );
}

/** Returns a part of a list, or null for people without the right. */
function useAllowed<Part extends { readonly needs?: Permission }>(part: Part | undefined): Part | null {
  const may = useMay();
  return part !== undefined && (part.needs === undefined || may(part.needs)) ? part : null;
}
