import type { ReactNode } from "react";
import type { Permission } from "@contract/kernel/contract/access";
import type { Cell } from "@contract/kernel/contract/csv-text";
import type { SaveCells } from "./cells/cell-changes";

/** Lets admins edit a column's cells in the table, with `value` as the text. The server alone validates. */
export interface CellEdit {
  /** The field, as the list's `save` names it. */
  readonly field: string;
  readonly maxLength: number;
}

/**
 * A column of an admin table. It sorts, searches and exports by `value`, and shows `cell`. `Order` is the server's type of
 * orders, where the server sorts.
 */
export interface AdminColumn<Row, Order extends string = string> {
  /** Used in the address, so keep it short and stable. */
  readonly key: string;
  readonly header: string;
  /** The English heading in files: imports read it in every language. The build writes it (docs/languages.md). */
  readonly fileHeader?: string;
  /** For money in paise give `exported` too, since exports hold rupees. */
  readonly value: (row: Row) => Cell;
  /** By default the value as text. */
  readonly cell?: (row: Row) => ReactNode;
  /** The exported value, if it differs; null leaves the column out of exports. */
  readonly exported?: ((row: Row) => Cell) | null;
  /** False for columns of buttons. */
  readonly sortable?: boolean;
  /** The server's order by this column. A list that the server sorts can be sorted by no other column. */
  readonly sort?: Order;
  /** The right to sort by the column: the server refuses others. */
  readonly sortNeeds?: Permission;
  /** Whether the search covers the column; by default it covers texts. */
  readonly searchable?: boolean;
  /** Monospaced and right-aligned: ranks, amounts, counts. */
  readonly numeric?: boolean;
  /** The column that names the row: row header in the table, title of the card on a phone. Exactly one; never hidden. */
  readonly primary?: boolean;
  /** Keeps the column at the right edge when the table is wider than its box; for buttons. */
  readonly pinned?: boolean;
  /** Shown only once the admin chooses it. */
  readonly extra?: boolean;
  /** Makes the cells editable, if the list has a `save`. */
  readonly edit?: CellEdit;
}

/** A select above a table that filters its rows. */
export interface TableFilter {
  /** Used in the address. */
  readonly key: string;
  readonly label: string;
  /** Label of the option that keeps every row, for example "Any role". */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of a list that the server filters. */
export interface ListFilter<Variables> extends TableFilter {
  /** Returns the variables of the list's document for an option. */
  readonly variables: (option: string) => Partial<Variables>;
}

/** A filter for a table whose rows are all loaded. */
export interface AdminFilter<Row> extends TableFilter {
  /** The options that a row belongs to. */
  readonly tags: (row: Row) => readonly string[];
}

export interface Sort {
  readonly key: string;
  readonly direction: "asc" | "desc";
}

/** The appearance of a table, wherever its rows are read from. */
export interface TableLook<Row> {
  /** Names the table to screen readers. */
  readonly caption: string;
  /** Key of the saved views; without it the table has none. */
  readonly views?: string;
  /** Singular and plural of a row's noun, for counts: `["team", "teams"]`. */
  readonly noun: readonly [one: string, many: string];
  /** Keep columns, filters and rows stable (module scope or memos). */
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters?: readonly TableFilter[];
  readonly rowKey: (row: Row) => string;
  /** Shown before the filters: the subject of the list, for example an event. */
  readonly scope?: ReactNode;
  /** The columns that the search covers, for the user: "Name, e-mail, college". */
  readonly searchHint: string;
  /** Start of an export's file name, before the day and the ending; without it there is no export. */
  readonly exportName?: string;
  /** Slug of the list's event, "" or null for the current one; undefined for lists that belong to no event. */
  readonly exportEvent?: string | null;
  /** Must resolve before an export of all rows starts. */
  readonly beforeExportAll?: (rowCount: number) => Promise<unknown>;
  /** Saves edited cells; without it no cell can be edited. */
  readonly save?: SaveCells | null;
  /** Shown at the right end of the toolbar: "New event". */
  readonly actions?: ReactNode;
}

/** A list of the admin area with all rows loaded (`AdminTable`). */
export interface AdminTableProps<Row> extends TableLook<Row> {
  readonly filters?: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  /** As in the address: "name", or "-name" for descending. */
  readonly initialSort?: string | null;
  /** Prefix of this table's parameters in the address; for the second table of a tab. */
  readonly addressPrefix?: string;
  /** Buttons for the selected rows; without it no row can be selected. `done` clears the selection. */
  readonly bulk?: (rows: readonly Row[], done: () => void) => ReactNode;
  /** Replaces the table when the list has no rows at all. */
  readonly empty: ReactNode;
}

/** The parts of a table that its address stores. */
export interface AddressParts<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters: readonly TableFilter[];
  readonly initialSort: string | null;
  readonly addressPrefix: string;
}

/**
 * The parts of a table with all rows loaded. Keep columns, filters and rows stable: every change recomputes the table.
 */
export interface TableParts<Row> extends AddressParts<Row> {
  readonly filters: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Returns the column of a row's buttons, pinned and left out of sorting, search and export. */
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
