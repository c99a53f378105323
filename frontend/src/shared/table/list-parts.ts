import type { ReactNode } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import type { ExportKind } from "../../graphql/schema-types";
import type { Deleted } from "../bin/deleted-notice";
import type { ShowNotice } from "../hooks/use-notice";
import type { AdminFilter, TableFilter, TableLook } from "./admin-column";
import type { ApplyCells } from "./cells/use-cell-history";
import type { RowSource } from "./row-source";
import type { LoadedRows } from "./use-list-source";

/** Every row of an `AdminList` has an id, by which it is selected, opened and deleted. */
export interface ListRow {
  readonly id: string;
}

export interface ListHandle<Row> {
  readonly reload: () => Promise<void>;
  readonly show: ShowNotice;
  readonly clearNotice: () => void;
  /** Opens a record in the dialog of `open`. */
  readonly open: (id: string) => void;
  /** Asks in the dialog of `remove` before rows are deleted. */
  readonly remove: (rows: readonly Row[]) => void;
}

export interface SelectedRows<Row> extends ListHandle<Row> {
  readonly ids: ReadonlySet<string>;
  /** Reads the selected rows as they are now. */
  readonly read: () => Promise<readonly Row[]>;
  readonly clear: () => void;
  /** Saves cells with the usual undo; undefined for a list without editing. */
  readonly apply: ApplyCells | undefined;
}

/** What a dialog before a deletion needs, mostly a `DeleteModal`. */
export interface DeletionParts<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly noun: readonly [one: string, many: string];
  readonly onClose: () => void;
  /** Reads the list again and offers to undo. Called after the last row, unless no row was deleted. */
  readonly onDeleted: (deleted: Deleted) => void;
}

interface OpenParts {
  readonly onClose: () => void;
  /** Reads the list again, and shows a text above it. */
  readonly onChanged: (text?: string) => void;
  /** Closes the dialog, and asks before the row is deleted. */
  readonly onDelete: () => void;
}

interface ImportParts {
  readonly onClose: () => void;
  /** Reads the list again. */
  readonly onChanged: () => void;
  /** Closes the dialog, and asks before the new rows are deleted again. */
  readonly onDeleteNew: (ids: readonly string[]) => void;
}

interface ListParts<Row> extends Omit<TableLook<Row>, "actions" | "beforeExportAll" | "rowKey"> {
  /** As in the address: "name", or "-name" for descending. */
  readonly initialSort?: string;
  /** Prefix of the list's parameters in the address; for the second list of a tab. */
  readonly addressPrefix?: string;
  /** What the export of the whole list is recorded as; for lists with personal data. */
  readonly exportKind?: ExportKind;
  readonly actions?: {
    readonly row?: ((row: Row, list: ListHandle<Row>) => ReactNode) | undefined;
    readonly bulk?: ((selection: SelectedRows<Row>) => ReactNode) | undefined;
    readonly toolbar?: ReactNode;
    /** Key of the column with a row's buttons. It is in saved views and addresses: do not rename it. */
    readonly key?: string;
  };
  /** Shows a record, whose id is `param` in the address. */
  readonly open?: {
    readonly needs?: Permission;
    readonly param: string;
    readonly dialog: (row: Row, parts: OpenParts) => ReactNode;
  };
  /** Deletes rows, after the button `label` above the list or by `list.remove`. */
  readonly remove?: {
    readonly needs?: Permission;
    readonly label: string;
    /** The most rows at once, with the beginning of a sentence: "Choose at most 500 people". */
    readonly most?: readonly [count: number, rule: string];
    /** False for rows that do not go into the bin. */
    readonly undo?: boolean;
    readonly dialog: (parts: DeletionParts<Row>) => ReactNode;
  };
  readonly import?: {
    readonly needs?: Permission;
    readonly label: string;
    readonly dialog: (parts: ImportParts) => ReactNode;
  };
  /** Shown above a list that has rows. */
  readonly intro?: ReactNode;
  /** Replaces the table when the list has no rows at all. */
  readonly empty: ReactNode;
  /** Further dialogs. */
  readonly children?: (list: ListHandle<Row>) => ReactNode;
}

/** A list that the server sorts, searches and filters (`useListSource`). */
export interface PagedListProps<Row> extends ListParts<Row> {
  readonly source: RowSource<Row>;
  readonly filters?: readonly TableFilter[];
}

/** A list of a few thousand rows at most, which are loaded together (`useLoadedRows`). */
export interface LoadedListProps<Row> extends ListParts<Row> {
  readonly source: LoadedRows<Row>;
  readonly filters?: readonly AdminFilter<Row>[];
}

export type AdminListProps<Row> = PagedListProps<Row> | LoadedListProps<Row>;
