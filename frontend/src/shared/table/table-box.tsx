import "./admin-table.css";
import { useRef } from "react";
import { cellClass, type AdminColumn, type Sort } from "./admin-column";
import type { AdminTableState } from "./use-admin-table";
import { useVisibleRows } from "./use-visible-rows";
import { icon } from "../ui/icons";
import type { Row as TanstackRow } from "@tanstack/react-table";
import { cellText } from "@contract/kernel/contract/csv-text";
import type { Features } from "./table-features";

interface TableBoxProps<Row> {
  readonly caption: string;
  readonly noun: readonly [one: string, many: string];
  readonly state: AdminTableState<Row>;
  readonly isWide: boolean;
  readonly canPick: boolean;
}

/**
 * The rows: a table that scrolls in a box of its own, with a head that stays, or cards that scroll with the page.
 * The roles are spelt out because `display: block` on a phone would take the table's own away.
 */
export function TableBox<Row>({ caption, noun, state, isWide, canPick }: TableBoxProps<Row>) {
  const { shown, visible } = state;
  const box = useRef<HTMLDivElement>(null);
  const { items, before, after, measure, goTo } = useVisibleRows(shown, box, isWide);
  const span = visible.length + (canPick ? 1 : 0);
  const table = (
    <table role="table" aria-rowcount={shown.length + 1} className="admin-table">
      <caption className="sr-only">{caption}</caption>
      {isWide ? <Head state={state} canPick={canPick} /> : null}
      <tbody>
        <Spacer height={before} span={span} />
        {items.map((index) => {
          const row = shown[index];
          return row === undefined ? null : (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              measure={measure}
              columns={visible}
              isPicked={canPick ? state.isPicked(row.id) : null}
              noun={noun[0]}
            />
          );
        })}
        <Spacer height={after} span={span} />
      </tbody>
    </table>
  );
  if (!isWide) return <div ref={box}>{table}</div>;
  return (
    // Whoever has no mouse scrolls it with the keys.
    /* eslint-disable jsx-a11y/no-noninteractive-element-interactions -- a region that scrolls takes keys */
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="admin-table-box fills-height"
      onKeyDown={({ key, target }) => {
        if (target !== box.current) return;
        if (key === "End") goTo("last");
        if (key === "Home") goTo("first");
      }}
    >
      {table}
    </div>
    /* eslint-enable jsx-a11y/no-noninteractive-element-interactions */
  );
}

function Head<Row>({ state, canPick }: Pick<TableBoxProps<Row>, "state" | "canPick">) {
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

/** The room of the rows that are not in the page. */
function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="m-0 border-0 bg-transparent p-0 max-md:block">
      <td colSpan={span} style={{ height }} className="border-0 p-0 before:content-none max-md:block" />
    </tr>
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

/** The head of a column: a click sorts ascending, the next one descending. */
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

/** The cell with the box to tick, on a phone the upper corner of the card. */
const PICK =
  "pick w-11 p-0 max-md:absolute max-md:top-1 max-md:right-1 max-md:block max-md:w-auto max-md:before:content-none";

interface TableRowProps<Data> {
  readonly row: TanstackRow<Features, Data & object>;
  readonly index: number;
  readonly measure: (element: Element | null) => void;
  readonly columns: readonly AdminColumn<Data>[];
  /** Null where rows cannot be ticked. */
  readonly isPicked: boolean | null;
  readonly noun: string;
}

/** A row of an admin table; on a phone a card. Shift and a click tick everything in between. */
function TableRow<Data>({ row, index, measure, columns, isPicked, noun }: TableRowProps<Data>) {
  const primary = columns.find((column) => column.primary === true);
  const name = primary ? cellText(primary.value(row.original)) : "";
  return (
    // Spelt out because `display: block` on a phone would take the table's own roles away.
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={isPicked === true ? "picked" : undefined}
    >
      {isPicked === null ? null : (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell is what a td is
        <td role="cell" className={PICK}>
          <label className="grid size-11 place-items-center">
            <input
              type="checkbox"
              aria-label={`Select ${noun} ${name}`}
              checked={isPicked}
              onChange={row.getToggleSelectedHandler()}
              className="size-5 accent-accent"
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const Tag = column.primary === true ? "th" : "td";
        return (
          <Tag
            key={column.key}
            role={column.primary === true ? "rowheader" : "cell"}
            scope={column.primary === true ? "row" : undefined}
            data-label={column.header}
            className={cellClass(column)}
          >
            <div className="cell-value">{content(column, row.original)}</div>
          </Tag>
        );
      })}
    </tr>
  );
}

function content<Data>({ value, cell }: AdminColumn<Data>, row: Data) {
  if (cell !== undefined) return cell(row);
  const text = cellText(value(row));
  return text === "" ? "—" : text;
}
