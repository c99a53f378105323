import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state";
import { BREAKPOINTS } from "../timings";
import { useWidthFrom } from "../hooks/use-media-query";
import type { AdminColumn, AdminFilter, Sort } from "./admin-column";
import { PhoneSort } from "./phone-sort";
import { SelectionBar } from "./selection-bar";
import { TableBox } from "./table-box";
import { TableToolbar } from "./table-toolbar";
import { useAdminTable } from "./use-admin-table";

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
  readonly initialSort?: Sort;
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

const NO_FILTERS: readonly never[] = [];

/**
 * A list of the admin area: search, filters, columns to choose, ticks with bulk actions, CSV export. Its state lives in the
 * address. Only rows in sight are in the page, so thousands scroll as ten do. A table from 768 px, cards below.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { columns, filters = NO_FILTERS, rows, rowKey, initialSort = null, addressPrefix = "" } = props;
  const { noun, bulk } = props;
  const state = useAdminTable({ columns, filters, rows, rowKey, initialSort, addressPrefix });
  const isWide = useWidthFrom(BREAKPOINTS.md);
  if (rows.length === 0) return <>{props.empty}</>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TableToolbar state={state} table={props} />
      {isWide ? null : (
        <PhoneSort columns={columns} sort={state.address.sort} onSort={state.address.setSort} />
      )}
      {bulk === undefined ? null : (
        <SelectionBar state={state} noun={noun}>
          {bulk(state.selected, state.unpick)}
        </SelectionBar>
      )}
      {state.shown.length === 0 ? (
        <EmptyState title={`No ${noun[0]} matches this search.`}>
          Change the search or the filters.
        </EmptyState>
      ) : (
        <TableBox
          caption={props.caption}
          state={state}
          isWide={isWide}
          canPick={bulk !== undefined}
          noun={noun}
        />
      )}
    </div>
  );
}
