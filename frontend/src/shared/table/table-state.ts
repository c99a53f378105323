import type { QueryState } from "../apollo/use-query-state";
import type { AdminColumn } from "./admin-column";
import type { RowsById } from "./row-source";
import type { TableAddress } from "./use-table-address";
import type { Selection } from "./use-selection";

/** The rows that an export contains. */
export type ExportPart = "shown" | "selected" | "all";

/**
 * The state of a table whose rows are all loaded (`useAdminTable`), or are read as they scroll into view
 * (`usePagedTable`).
 */
export interface TableState<Row> {
  readonly address: TableAddress;
  readonly visible: readonly AdminColumn<Row>[];
  /** The number of rows that match search and filters. */
  readonly count: number;
  /** The number of rows, regardless of search and filters. */
  readonly all: number;
  /** Returns the row at an index; undefined while it is being read. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Called with the indexes of the visible rows. */
  readonly need: (first: number, last: number) => void;
  /** Returns `count` rows, starting at an index, and reads the missing rows. Returns fewer at the end of the list. */
  readonly rowsFrom: (index: number, count: number) => Promise<readonly Row[]>;
  /**
   * Reads rows again and shows them. Returns the rows that still exist, by key. In a table with all rows loaded, does
   * nothing and returns no rows, because the list's owner renders the changed rows.
   */
  readonly refresh: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly selection: Selection;
  /** Reads the rows of an export. */
  readonly take: (part: ExportPart, onProgress: (done: number) => void) => Promise<readonly Row[]>;
  /** A text that identifies the combination of search, filters and sort order. */
  readonly view: string;
}

/** The table of an `AdminList` and its query. */
export interface ListTableState<Row> {
  readonly table: TableState<Row>;
  readonly query: QueryState;
  /** Whether the visible rows belong to the previous search, filters or sort order. */
  readonly isStale: boolean;
  /** Whether all rows are loaded, even rows that the search hides. */
  readonly isWhole: boolean;
  /** Returns the first loaded row for which `fits` returns true. */
  readonly find: (fits: (row: Row) => boolean) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  /** Reads rows that are not loaded. */
  readonly source: RowsById<Row>;
}
