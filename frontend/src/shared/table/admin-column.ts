import type { ReactNode } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import type { Cell } from "@contract/kernel/contract/csv-text";
import type { SaveCells } from "./cells/cell-changes";

/**
 * Makes a column's cells editable in the table. The editor starts with the cell's `value`. Only the server validates
 * the new text.
 */
export interface CellEdit {
  /** The server's name for the field, as in `CellChange`. */
  readonly field: string;
  readonly maxLength: number;
}

/**
 * A column of an admin table. The table sorts, searches and exports by `value`, and shows `cell`. `Order` is the type
 * of the server's sort orders, for a list that the server sorts.
 */
export interface AdminColumn<Row, Order extends string = string> {
  /** The column's key. Addresses and saved views contain the key, so keep it short and do not rename it. */
  readonly key: string;
  readonly header: string;
  /**
   * The English heading in exported files, because imports read English headings whatever the user's language. The
   * build adds this field (docs/languages.md).
   */
  readonly fileHeader?: string;
  /** Returns the cell's value. For money in paise also set `exported`, because exports contain rupees. */
  readonly value: (row: Row) => Cell;
  /** Returns the cell's content; by default the value as text. */
  readonly cell?: (row: Row) => ReactNode;
  /** The exported value, if it differs; null leaves the column out of exports. */
  readonly exported?: ((row: Row) => Cell) | null;
  /** Whether users can sort by the column; false for columns of buttons. */
  readonly sortable?: boolean;
  /**
   * The server's sort order for the column. If the server sorts the list, columns without this field cannot be sorted.
   */
  readonly sort?: Order;
  /** The permission that sorting by the column needs. The server refuses users without this permission. */
  readonly sortNeeds?: Permission;
  /**
   * Whether the search covers the column's texts and numbers, by default true. The search never covers dates. Not used
   * for lists that the server searches.
   */
  readonly searchable?: boolean;
  /** Whether the cells are monospaced and right-aligned: for ranks, amounts, counts. */
  readonly numeric?: boolean;
  /**
   * Whether the column names the row: it is the row header in a table and the title of a card on a phone. Exactly one
   * column is primary, and users cannot hide it.
   */
  readonly primary?: boolean;
  /** Whether the column stays at the right edge when the table is wider than its box. For buttons. */
  readonly pinned?: boolean;
  /** Whether the column is hidden until the admin chooses it. */
  readonly extra?: boolean;
  /** Makes the cells editable, if the list has a `save`. */
  readonly edit?: CellEdit;
}

/** A select above a table that filters the rows. */
export interface TableFilter {
  /** The filter's key in the address. */
  readonly key: string;
  readonly label: string;
  /** The label of the option that keeps every row, for example "Any role". */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of a list that the server filters. */
export interface ListFilter<Variables> extends TableFilter {
  /** Returns the query variables for an option. */
  readonly variables: (option: string) => Partial<Variables>;
}

/** A filter for a table whose rows are all loaded. */
export interface AdminFilter<Row> extends TableFilter {
  /** Returns the values of the options that match a row. */
  readonly tags: (row: Row) => readonly string[];
}

export interface Sort {
  readonly key: string;
  readonly direction: "asc" | "desc";
}

/** The parts of a table that do not depend on the source of its rows. */
export interface TableLook<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  /** The key of the table's saved views; without a key, the table has none. */
  readonly views?: string;
  /** The singular and plural of a row's noun, for counts: `["team", "teams"]`. */
  readonly noun: readonly [one: string, many: string];
  /**
   * The columns. Keep columns, filters and rows stable (in module scope or memoized), because every change recomputes
   * the table.
   */
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters?: readonly TableFilter[];
  readonly rowKey: (row: Row) => string;
  /** The subject of the list, shown before the filters, for example an event. */
  readonly scope?: ReactNode;
  /** The columns that the search covers, as user-visible text: "Name, e-mail, college". */
  readonly searchHint: string;
  /**
   * The list's name in the file name of an export, such as "teams" in `syntaxsiege-teams-2026-11-28`. Without this
   * name, there is no export.
   */
  readonly exportName?: string;
  /** The slug of the list's event, "" or null for the current event. Undefined for lists that belong to no event. */
  readonly exportEvent?: string | null;
  /**
   * The moment at which the rows were made, for a list that no longer grows. The export's file name then has this
   * moment instead of the day of the export.
   */
  readonly exportMoment?: string;
  /** Called before an export of all rows. The export starts once the promise resolves. */
  readonly beforeExportAll?: (rowCount: number) => Promise<unknown>;
  /** Saves edited cells. Without this function, no cell can be edited. */
  readonly save?: SaveCells | null;
  /** The buttons at the right end of the toolbar, such as "New event". */
  readonly actions?: ReactNode;
}

/** A list of the admin area with all rows loaded (`AdminTable`). */
export interface AdminTableProps<Row> extends TableLook<Row> {
  readonly filters?: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  /** The initial sort order, as in the address: "name", or "-name" for descending. */
  readonly initialSort?: string | null;
  /** The prefix of this table's parameters in the address, if a tab has a second table. */
  readonly addressPrefix?: string;
  /**
   * Returns the buttons for the selected rows. `done` clears the selection. Without this function, no row can be
   * selected.
   */
  readonly bulk?: (rows: readonly Row[], done: () => void) => ReactNode;
  /** The content shown in place of the table if the list has no rows at all. */
  readonly empty: ReactNode;
}

/** The parts of a table that determine the state in the address. */
export interface AddressParts<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters: readonly TableFilter[];
  readonly initialSort: string | null;
  readonly addressPrefix: string;
}

/** The parts of a table with all rows loaded. */
export interface TableParts<Row> extends AddressParts<Row> {
  readonly filters: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Returns the column with each row's buttons, pinned and left out of sorting, search and export. */
export function actionsColumn<Row>(cell: (row: Row) => ReactNode, key = "actions"): AdminColumn<Row> {
  const ofButtons = { pinned: true, sortable: false, searchable: false, exported: null } as const;
  return { key, header: "Actions", value: () => null, cell, ...ofButtons };
}

/** Returns the class names of a column's cells and head. */
export function cellClass<Row>({ numeric, pinned, primary, cell }: AdminColumn<Row>): string {
  const names = { numeric, pinned, primary, text: cell === undefined };
  return Object.entries(names)
    .flatMap(([name, is]) => (is === true ? name : []))
    .join(" ");
}
