import type { ReactNode } from "react";
import type { Cell } from "@contract/kernel/contract/csv-text";
import type { SaveCells } from "./cells/cell-changes";

/** How a column's cells are edited in their place: its `value` is the text. The rules are the server's. */
export interface CellEdit {
  /** The field, as the list's `save` names it. */
  readonly field: string;
  readonly maxLength: number;
}

/** A column of an admin table. What it sorts, finds and exports by is `value`; how it looks is `cell`. */
export interface AdminColumn<Row> {
  /** Used in the address, so keep it short and stable. */
  readonly key: string;
  readonly header: string;
  /** The English heading in files, so that an import reads them whatever the language. The build writes it (docs/languages.md). */
  readonly fileHeader?: string;
  /** Money in paise belongs into an export as rupees: give `exported` then. */
  readonly value: (row: Row) => Cell;
  /** The value as text unless given. */
  readonly cell?: (row: Row) => ReactNode;
  /** What an export writes, if it is not the value; null leaves the column out. */
  readonly exported?: ((row: Row) => Cell) | null;
  /** Every column sorts unless this is false; columns of buttons do not. */
  readonly sortable?: boolean;
  /** Whether the search looks into it; texts are looked into unless this is false. */
  readonly searchable?: boolean;
  /** Monospaced and right-aligned: ranks, amounts, counts. */
  readonly numeric?: boolean;
  /** The column that names the row: row header in the table, title of the card on a phone. Exactly one; never hidden. */
  readonly primary?: boolean;
  /** Stays at the right edge of a table that is wider than its box: buttons. */
  readonly pinned?: boolean;
  /** Shown only once the admin chooses it. */
  readonly extra?: boolean;
  /** Its cells are edited in their place, where the list has a `save`. */
  readonly edit?: CellEdit;
}

/** A choice above a table that keeps some rows. */
export interface TableFilter {
  /** Used in the address. */
  readonly key: string;
  readonly label: string;
  /** What the filter says while it keeps everything, for example "Any role". */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of rows that are all here. */
export interface AdminFilter<Row> extends TableFilter {
  /** The options that a row belongs to. */
  readonly tags: (row: Row) => readonly string[];
}

export interface Sort {
  readonly key: string;
  readonly direction: "asc" | "desc";
}

/** How a table looks, wherever its rows are. */
export interface TableLook<Row> {
  /** Names the table to screen readers. */
  readonly caption: string;
  /** The name under which people keep views; none without one. */
  readonly views?: string;
  /** What a row is, for counts: `["team", "teams"]`. */
  readonly noun: readonly [one: string, many: string];
  /** Keep columns, filters and rows stable (module scope or memos). */
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters?: readonly TableFilter[];
  readonly rowKey: (row: Row) => string;
  /** Shown before the filters: the subject of the list, for example an event. */
  readonly scope?: ReactNode;
  /** What the search looks into, in words: "Name, e-mail, college". */
  readonly searchHint: string;
  /** What an export's file is called, before the day and the ending; no export without one. */
  readonly exportName?: string;
  /** The event whose list it is, by its address: "" or null is the current one. Lists of no event have none. */
  readonly exportEvent?: string | null;
  /** Has to agree before all rows are saved. */
  readonly beforeExportAll?: (rowCount: number) => Promise<unknown>;
  /** Saves cells that are edited in their place; without it none is. */
  readonly save?: SaveCells | null;
  /** Shown at the right end of the toolbar: "New event". */
  readonly actions?: ReactNode;
}

/** A list of the admin area whose rows are all here (`AdminTable`). */
export interface AdminTableProps<Row> extends TableLook<Row> {
  readonly filters?: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  /** As the address spells it: "name", or "-name" for descending. */
  readonly initialSort?: string | null;
  /** Begins this table's names in the address; for the second table of a tab. */
  readonly addressPrefix?: string;
  /** Buttons for the ticked rows; without it rows cannot be ticked. `done` takes the ticks away. */
  readonly bulk?: (rows: readonly Row[], done: () => void) => ReactNode;
  /** What to show instead when there are no rows at all. */
  readonly empty: ReactNode;
}

/** What a table keeps in the address. */
export interface AddressParts<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters: readonly TableFilter[];
  readonly initialSort: string | null;
  readonly addressPrefix: string;
}

/** What a table is made of whose rows are all here. Keep columns, filters and rows stable: all is redone when they change. */
export interface TableParts<Row> extends AddressParts<Row> {
  readonly filters: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** The column of a row's buttons: always in sight, and nothing to sort, find or export by. */
export function actionsColumn<Row>(cell: (row: Row) => ReactNode, key = "actions"): AdminColumn<Row> {
  const ofButtons = { pinned: true, sortable: false, searchable: false, exported: null } as const;
  return { key, header: "Actions", value: () => null, cell, ...ofButtons };
}

/** Class names of a column's cells and head. */
export function cellClass<Row>({ numeric, pinned, primary, cell }: AdminColumn<Row>): string {
  const names = { numeric, pinned, primary, text: cell === undefined };
  return Object.entries(names)
    .flatMap(([name, is]) => (is === true ? name : []))
    .join(" ");
}
