import type { AdminColumn } from "./admin-column";
import type { TableAddress } from "./use-table-address";
import type { Selection } from "./use-selection";

/** Which rows an export writes. */
export type ExportPart = "shown" | "selected" | "all";

/** A table to draw: its rows are all here (`useAdminTable`), or are read as they come into sight (`usePagedTable`). */
export interface TableState<Row> {
  readonly address: TableAddress;
  readonly visible: readonly AdminColumn<Row>[];
  /** Rows that fit search and filters. */
  readonly count: number;
  /** Rows there are. */
  readonly all: number;
  /** A row by its place; undefined while it is being read. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Called with the rows in sight. */
  readonly need: (first: number, last: number) => void;
  /** Rows from a place on, also those that are not read yet; fewer at the end of the list. */
  readonly rowsFrom: (index: number, count: number) => Promise<readonly Row[]>;
  /** Reads rows again and shows them. Returns those that still exist, by key. */
  readonly refresh: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly selection: Selection;
  /** The rows of an export. */
  readonly take: (part: ExportPart, onProgress: (done: number) => void) => Promise<readonly Row[]>;
  /** Changes when other rows are asked for: search, filters or order. */
  readonly view: string;
}
