import type { ReactNode } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import type { ExportKind } from "../../graphql/schema-types";
import type { Deleted } from "../bin/deleted-notice";
import type { ShowNotice } from "../hooks/use-notice";
import type { AdminFilter, TableFilter, TableLook } from "./admin-column";
import type { ApplyCells } from "./cells/use-cell-history";
import type { RowSource } from "./row-source";
import type { LoadedRows } from "./use-list-source";

/** A row of an `AdminList`. Rows are selected, opened and deleted by their id. */
export interface ListRow {
  readonly id: string;
}

export interface ListHandle<Row> {
  readonly reload: () => Promise<void>;
  readonly show: ShowNotice;
  readonly clearNotice: () => void;
  /** Shows a record in the list's `open.dialog`. */
  readonly open: (id: string) => void;
  /** Opens the list's `remove.dialog`, which asks before rows are deleted. */
  readonly remove: (rows: readonly Row[]) => void;
}

export interface SelectedRows<Row> extends ListHandle<Row> {
  readonly ids: ReadonlySet<string>;
  /** Reads the current data of the selected rows. */
  readonly read: () => Promise<readonly Row[]>;
  readonly clear: () => void;
  /** Saves cells, with the usual undo. Undefined for a list without editing. */
  readonly apply: ApplyCells | undefined;
}

/** The parts of a dialog that asks before a deletion, usually a `DeleteModal`. */
export interface DeletionParts<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly noun: readonly [one: string, many: string];
  readonly onClose: () => void;
  /** Reads the list again, and offers an undo if rows go into the bin. Called at the end, if any row was deleted. */
  readonly onDeleted: (deleted: Deleted) => void;
}

interface OpenParts {
  readonly onClose: () => void;
  /** Reads the list again, and shows a text above it. */
  readonly onChanged: (text?: string) => void;
  /** Closes the dialog, and opens the dialog that asks before the row is deleted. */
  readonly onDelete: () => void;
}

interface ImportParts {
  readonly onClose: () => void;
  /** Reads the list again. */
  readonly onChanged: () => void;
  /** Closes the dialog, and opens the dialog that asks before the imported rows are deleted. */
  readonly onDeleteNew: (ids: readonly string[]) => void;
}

interface ListParts<Row> extends Omit<TableLook<Row>, "actions" | "beforeExportAll" | "rowKey"> {
  /** The initial sort order, as in the address: "name", or "-name" for descending. */
  readonly initialSort?: string;
  /** The prefix of the list's parameters in the address, if a tab has a second list. */
  readonly addressPrefix?: string;
  /** The kind under which an export of the whole list is recorded. For lists with personal data. */
  readonly exportKind?: ExportKind;
  readonly actions?: {
    readonly row?: ((row: Row, list: ListHandle<Row>) => ReactNode) | undefined;
    readonly bulk?: ((selection: SelectedRows<Row>) => ReactNode) | undefined;
    readonly toolbar?: ReactNode;
    /** The key of the column with a row's buttons. Saved views and addresses contain the key, so do not rename it. */
    readonly key?: string;
  };
  /** Shows a record. The address parameter named `param` has the record's id. */
  readonly open?: {
    readonly needs?: Permission;
    readonly param: string;
    readonly dialog: (row: Row, parts: OpenParts) => ReactNode;
  };
  /** The deletion of rows, started by the button `label` for the selected rows or by `list.remove`. */
  readonly remove?: {
    readonly needs?: Permission;
    readonly label: string;
    /**
     * Maximum number of rows in one deletion, and the beginning of the message about this limit: "Choose at most 500
     * people".
     */
    readonly most?: readonly [count: number, rule: string];
    /** Whether to offer an undo. False for rows that do not go into the bin. */
    readonly undo?: boolean;
    readonly dialog: (parts: DeletionParts<Row>) => ReactNode;
  };
  readonly import?: {
    readonly needs?: Permission;
    readonly label: string;
    readonly dialog: (parts: ImportParts) => ReactNode;
  };
  /** Text above a list that has rows. */
  readonly intro?: ReactNode;
  /** The content shown in place of the table if the list has no rows at all. */
  readonly empty: ReactNode;
  /** Returns further dialogs. */
  readonly children?: (list: ListHandle<Row>) => ReactNode;
}

/** A list that the server sorts, searches and filters (`useListSource`). */
export interface PagedListProps<Row> extends ListParts<Row> {
  readonly source: RowSource<Row>;
  readonly filters?: readonly TableFilter[];
}

/** A list of at most a few thousand rows, which are loaded together (`useLoadedRows`). */
export interface LoadedListProps<Row> extends ListParts<Row> {
  readonly source: LoadedRows<Row>;
  readonly filters?: readonly AdminFilter<Row>[];
}

export type AdminListProps<Row> = PagedListProps<Row> | LoadedListProps<Row>;
