import "./admin-table.css";
import { useRef } from "react";
import type { AdminColumn, Sort } from "./admin-column";
import { SortHead } from "./sort-head";
import { TableRow } from "./table-row";
import type { AdminTableState } from "./use-admin-table";
import { useVisibleRows } from "./use-visible-rows";

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
  const { shown, visible, address } = state;
  const box = useRef<HTMLDivElement>(null);
  const { items, before, after, measure, goTo } = useVisibleRows(shown, box, isWide);
  const span = visible.length + (canPick ? 1 : 0);
  const table = (
    <table role="table" aria-rowcount={shown.length + 1} className="admin-table">
      <caption className="sr-only">{caption}</caption>
      {isWide ? (
        <Head columns={visible} sort={address.sort} onSort={address.setSort} canPick={canPick} />
      ) : null}
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
      className="admin-table-box"
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

interface HeadProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly canPick: boolean;
}

function Head<Row>({ columns, sort, onSort, canPick }: HeadProps<Row>) {
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        {canPick ? (
          <th role="columnheader" scope="col">
            <span className="sr-only">Select</span>
          </th>
        ) : null}
        {columns.map((column) => (
          <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

/** The room of the rows that are not in the page. */
function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="admin-table-spacer">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
