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

/** The column of a row's buttons: always in sight, and nothing to sort, find or export by. */
export function actionsColumn<Row>(cell: (row: Row) => ReactNode, key = "actions"): AdminColumn<Row> {
  const ofButtons = { pinned: true, sortable: false, searchable: false, exported: null } as const;
  return { key, header: "Actions", value: () => null, cell, ...ofButtons };
}
