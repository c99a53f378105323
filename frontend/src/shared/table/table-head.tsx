import { icon } from "../ui/icons";
import { cellClass, type AdminColumn, type Sort } from "./admin-column";
import type { TableState } from "./table-state";

interface TableHeadProps<Row> {
  readonly state: TableState<Row>;
  readonly canPick: boolean;
}

export function TableHead<Row>({ state, canPick }: TableHeadProps<Row>) {
  const { visible, address } = state;
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        {canPick ? (
          <th role="columnheader" scope="col">
            <span className="sr-only">Select</span>
          </th>
        ) : null}
        {visible.map((column) => (
          <SortHead key={column.key} column={column} sort={address.sort} onSort={address.setSort} />
        ))}
      </tr>
    </thead>
  );
}

interface SortHeadProps<Row> {
  readonly column: AdminColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;
const SortIcon = icon(<path d="m7 9.5 5-5 5 5m-10 5 5 5 5-5" />);
const ICONS = {
  asc: icon(<path d="m6 14 6-6 6 6" />),
  desc: icon(<path d="m6 10 6 6 6-6" />),
} as const;

/** Shows the head of a column: the first click sorts ascending, the second descending. */
function SortHead<Row>({ column, sort, onSort }: SortHeadProps<Row>) {
  const { key, header, sortable = true } = column;
  const direction = sort?.key === key ? sort.direction : null;
  const Icon = direction === null ? SortIcon : ICONS[direction];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortable ? (direction === null ? "none" : ARIA_SORT[direction]) : undefined}
      className={cellClass(column)}
    >
      {sortable ? (
        <button
          type="button"
          className="inline-flex min-h-11 w-full items-center gap-1.5 px-3 font-[650] text-inherit hover:bg-sunken in-[.numeric]:justify-end"
          onClick={() => onSort({ key, direction: direction === "asc" ? "desc" : "asc" })}
        >
          {header}
          <Icon className={`size-4 ${direction === null ? "text-soft" : "text-accent"}`} />
        </button>
      ) : (
        <span className="block px-3 py-2.5">{header}</span>
      )}
    </th>
  );
}
