import type { ReactNode } from "react";
import { SortDownIcon, SortIcon, SortUpIcon } from "./sort-icons";
import { nextSort, type Sort } from "../hooks/use-sort";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Shows the header as a sort button. */
  readonly sortable?: boolean;
  /** Monospaced and right-aligned: ranks, amounts, counts. */
  readonly numeric?: boolean;
  /** The column that names the row: row header in the table, title of the card on a phone. Exactly one. */
  readonly primary?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table to screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** What to show instead of the table when there are no rows. */
  readonly empty: ReactNode;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/**
 * A scoreboard of rows: real table with sticky head from 768 px, cards below.
 * The roles are spelt out because `display: block` on a phone would take the table's own away.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>;
  const sorted = (column: Column<Row>) => (sort?.key === column.key ? ARIA_SORT[sort.direction] : undefined);
  return (
    <>
      <PhoneSort columns={columns} sort={sort} onSort={onSort} />
      <table role="table" className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sortable === true ? (sorted(column) ?? "none") : undefined}
                className={column.numeric === true ? "numeric" : ""}
              >
                {column.sortable === true ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  <span className="block px-3 py-2.5">{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.primary === true ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    role={column.primary === true ? "rowheader" : "cell"}
                    scope={column.primary === true ? "row" : undefined}
                    data-label={column.header}
                    className={column.numeric === true ? "numeric" : ""}
                  >
                    <div className="cell-value">{column.cell(row)}</div>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SortProps<Row> {
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly column: Column<Row>;
}

function SortButton<Row>({ column, sort, onSort }: SortProps<Row>) {
  const active = sort?.key === column.key;
  const Icon = !active ? SortIcon : sort.direction === "asc" ? SortUpIcon : SortDownIcon;
  return (
    <button type="button" onClick={() => onSort?.(nextSort(sort, column.key))} className="sort-button">
      {column.header}
      <Icon className="size-4" />
    </button>
  );
}

/** Cards have no head to click, so a phone gets the same choice as a select. */
function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: Omit<SortProps<Row>, "column"> & { readonly columns: readonly Column<Row>[] }) {
  const sortable = columns.filter((column) => column.sortable === true);
  if (sortable.length === 0 || onSort === undefined) return null;
  const choose = (choice: string) => {
    const [key = "", direction] = choice.split(" ");
    onSort({ key, direction: direction === "desc" ? "desc" : "asc" });
  };
  return (
    <label className="mb-3 flex items-center gap-3 md:hidden">
      <span className="text-sm text-soft">Sort by</span>
      <select
        value={sort === undefined ? "" : `${sort.key} ${sort.direction}`}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 flex-1 rounded-xs border-2 border-outline bg-surface px-3 text-base"
      >
        {sort === undefined ? <option value="">As it comes</option> : null}
        {sortable.map(({ key, header }) => [
          <option key={`${key} asc`} value={`${key} asc`}>{`${header}, ascending`}</option>,
          <option key={`${key} desc`} value={`${key} desc`}>{`${header}, descending`}</option>,
        ])}
      </select>
    </label>
  );
}
