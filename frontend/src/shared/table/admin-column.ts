import type { ReactNode } from "react";
import type { Cell } from "@contract/kernel/contract/csv-text";

/** A column of an admin table. What it sorts, finds and exports by is `value`; how it looks is `cell`. */
export interface AdminColumn<Row> {
  /** Stands in the address, so keep it short and stable. */
  readonly key: string;
  readonly header: string;
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
  /** Shown only once somebody chooses it. */
  readonly extra?: boolean;
}

/** A choice above the table that keeps some rows. */
export interface AdminFilter<Row> {
  /** Stands in the address. */
  readonly key: string;
  readonly label: string;
  /** What the filter says while it keeps everything, for example "Any role". */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options that a row belongs to. */
  readonly tags: (row: Row) => readonly string[];
}

export interface Sort {
  readonly key: string;
  readonly direction: "asc" | "desc";
}

/** A list of the admin area (`AdminTable`). */
export interface AdminTableProps<Row> {
  /** Names the table to screen readers. */
  readonly caption: string;
  /** What a row is, for counts: `["team", "teams"]`. */
  readonly noun: readonly [one: string, many: string];
  /** Keep columns, filters and rows stable (module scope or memos). */
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters?: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** As the address spells it: "name", or "-name" for descending. */
  readonly initialSort?: string | null;
  /** Begins this table's names in the address; for the second table of a tab. */
  readonly addressPrefix?: string;
  /** What the search looks into, in words: "Name, e-mail, college". */
  readonly searchHint: string;
  /** File name of an export without its ending; no export without one. */
  readonly exportName?: string;
  /** Has to agree before all rows are saved. */
  readonly beforeExportAll?: (rowCount: number) => Promise<unknown>;
  /** Buttons for the ticked rows; without it rows cannot be ticked. `done` takes the ticks away. */
  readonly bulk?: (rows: readonly Row[], done: () => void) => ReactNode;
  /** Stands at the right end of the toolbar: "New event". */
  readonly actions?: ReactNode;
  /** What to show instead when there are no rows at all. */
  readonly empty: ReactNode;
}

/** What a table is made of. Keep columns, filters and rows stable (module scope or memos): all is redone when they change. */
export interface TableParts<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters: readonly AdminFilter<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly initialSort: string | null;
  readonly addressPrefix: string;
}

/** The column of a row's buttons: always in sight, and nothing to sort, find or export by. */
export function actionsColumn<Row>(cell: (row: Row) => ReactNode, key = "actions"): AdminColumn<Row> {
  const ofButtons = { pinned: true, sortable: false, searchable: false, exported: null } as const;
  return { key, header: "Actions", value: () => null, cell, ...ofButtons };
}

/** Class names of a column's cells and head. */
export function cellClass<Row>({ numeric = false, pinned = false }: AdminColumn<Row>): string {
  return [numeric ? "numeric" : "", pinned ? "pinned" : ""].filter(Boolean).join(" ");
}
