import "./admin-table.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import type { Cells } from "./cells/use-cells";
import { useGrid } from "./cells/use-grid";
import { revealFocused } from "./reveal-focused";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import type { TableState } from "./table-state";
import { useHiddenColumns } from "./use-hidden-columns";
import { useVisibleRows } from "./use-visible-rows";
import { LOCALE } from "../language";

/** A box of at most this many rows is as high as its rows, which may be less than the minimum of a scrolling box. */
const FEW = 5;

interface TableBoxProps<Row> {
  readonly caption: string;
  readonly noun: readonly [one: string, many: string];
  readonly state: TableState<Row>;
  /** The state of the editable cells; null for a list without editing. */
  readonly cells: Cells<Row> | null;
  readonly rowKey: (row: Row) => string;
  readonly isWide: boolean;
  readonly canPick: boolean;
}

/**
 * Shows the rows: a table that scrolls in its own box below a fixed head, or cards on a phone. The roles are explicit,
 * because `display: block` on a phone removes the table's implicit roles.
 */
export function TableBox<Row>(props: TableBoxProps<Row>) {
  return props.isWide ? <ScrollBox {...props} /> : <CardList key={props.state.view} {...props} />;
}

function ScrollBox<Row>(props: TableBoxProps<Row>) {
  const { caption, state, rowKey } = props;
  const { count, rowAt, need, view } = state;
  const box = useRef<HTMLDivElement>(null);
  const keyAt = (index: number) => {
    const row = rowAt(index);
    return row === undefined ? index : rowKey(row);
  };
  const { items, before, after, measure, goTo, goToRow } = useVisibleRows({ count, keyAt, need }, box);
  const edge = useHiddenColumns(box);
  // A new search, filter or sort order scrolls back to the top.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [view]);
  return (
    // The box is focusable, so that the keyboard can scroll it.
    /* eslint-disable jsx-a11y/no-noninteractive-element-interactions -- a scrollable region handles keys */
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={caption}
      className={`admin-table-box ${count > FEW ? "fills-height" : ""} ${edge}`}
      onFocus={({ target }) => {
        if (box.current !== null) revealFocused(box.current, target);
      }}
      onKeyDown={({ key, target }) => {
        if (target !== box.current) return;
        if (key === "End") goTo("last");
        if (key === "Home") goTo("first");
      }}
    >
      <TableRows {...props} items={items} before={before} after={after} measure={measure} goToRow={goToRow} />
    </div>
    /* eslint-enable jsx-a11y/no-noninteractive-element-interactions */
  );
}

/**
 * The number of cards that a phone shows at first, and adds each time the user asks for more. Small enough that users
 * can reach the content below the list.
 */
const CARDS = 25;

function CardList<Row>(props: TableBoxProps<Row>) {
  const { state, noun } = props;
  const { count, need } = state;
  const [limit, setLimit] = useState(CARDS);
  const shown = Math.min(limit, count);
  useEffect(() => need(0, shown - 1), [need, shown]);
  const number = (n: number) => n.toLocaleString(LOCALE);
  const more = Math.min(CARDS, count - shown);
  return (
    <div>
      <TableRows {...props} items={Array.from({ length: shown }, (_none, index) => index)} />
      {count <= CARDS ? null : (
        <div className="grid justify-items-center gap-2 py-2">
          <p role="status" className="text-sm text-soft">
            {number(shown)} of {number(count)} {noun[1]} shown
          </p>
          {shown === count ? null : (
            <Button variant="secondary" onClick={() => setLimit(shown + CARDS)}>
              Show {number(more)} more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const NOTHING = () => undefined;

interface TableRowsProps<Row> extends TableBoxProps<Row> {
  /** The indexes of the rendered rows. */
  readonly items: readonly number[];
  /** The height in pixels of the rows above that are not rendered. */
  readonly before?: number;
  readonly after?: number;
  readonly measure?: (element: Element | null) => void;
  readonly goToRow?: (index: number) => void;
}

function TableRows<Row>(props: TableRowsProps<Row>) {
  const {
    caption,
    state,
    rowKey,
    isWide,
    canPick,
    noun,
    items,
    before = 0,
    after = 0,
    measure = NOTHING,
    goToRow = NOTHING,
    cells,
  } = props;
  const { visible, count, rowAt, selection } = state;
  const span = visible.length + (canPick ? 1 : 0);
  const table = useRef<HTMLTableElement>(null);
  const drawn = drawnRows(items, rowAt, cells);
  const shownAt = (index: number) => drawn.find((one) => one.index === index && one.row !== undefined)?.row;
  const grid = useGrid(isWide ? cells : null, { table, rowAt: shownAt, goToRow });
  const stop = stopOf(cells, drawn);
  return (
    // An editable list is a grid, with only one cell in the tab order.
    <table
      ref={table}
      role={cells !== null && isWide ? "grid" : "table"}
      aria-rowcount={count + 1}
      className="admin-table"
      {...grid}
    >
      <caption className="sr-only">{caption}</caption>
      {isWide ? <TableHead state={state} canPick={canPick} /> : null}
      <tbody>
        <Spacer height={before} span={span} />
        {drawn.map(({ index, row, isHeld }) => {
          if (row === undefined) return <UnreadRow key={index} index={index} span={span} measure={measure} />;
          const id = rowKey(row);
          return (
            <TableRow
              key={id}
              row={row}
              index={index}
              measure={isHeld ? NOTHING : measure}
              columns={visible}
              isPicked={canPick ? selection.ids.has(id) : null}
              onPick={(range) => selection.toggle(index, range)}
              noun={noun[0]}
              cells={cells}
              isWide={isWide}
              stop={stop?.row === row ? stop.key : null}
            />
          );
        })}
        <Spacer height={after} span={span} />
      </tbody>
    </table>
  );
}

/** A rendered row. `row` is undefined while it is being read. */
interface DrawnRow<Row> {
  readonly index: number;
  readonly row: Row | undefined;
  /** Whether the row has left the list and stays only until its draft is saved or dropped. */
  readonly isHeld: boolean;
}

/** Returns the rendered rows. Rows that left the list keep their old position while they have a draft. */
function drawnRows<Row>(
  items: readonly number[],
  rowAt: (index: number) => Row | undefined,
  cells: Cells<Row> | null,
): readonly DrawnRow<Row>[] {
  const rows: DrawnRow<Row>[] = items.map((index) => ({ index, row: rowAt(index), isHeld: false }));
  for (const { row, index } of cells?.drafts ?? []) {
    const key = cells?.rowKey(row);
    const isThere = (other: Row | undefined) => other !== undefined && cells?.rowKey(other) === key;
    if (rows.some((one) => isThere(one.row)) || isThere(rowAt(index))) continue;
    const at = rows.findIndex((one) => one.index >= index);
    rows.splice(at === -1 ? rows.length : at, 0, { index, row, isHeld: true });
  }
  return rows;
}

/** Returns the only cell in the tab order: the cell that had the focus last, or else the first rendered cell. */
function stopOf<Row>(cells: Cells<Row> | null, drawn: readonly DrawnRow<Row>[]) {
  if (cells === null) return null;
  const [first] = cells.columns;
  const { active } = cells;
  const last = drawn.find(({ index, row }) => row !== undefined && index === active?.index);
  const at = last ?? drawn.find(({ row }) => row !== undefined);
  const column = cells.columns.find(({ key }) => last !== undefined && key === active?.key) ?? first;
  return at?.row === undefined || column === undefined ? null : { row: at.row, key: column.key };
}

/** Fills the space of a row that is being read. */
function UnreadRow({
  index,
  span,
  measure,
}: {
  index: number;
  span: number;
  measure: (element: Element | null) => void;
}) {
  return (
    <tr role="row" ref={measure} data-index={index} aria-rowindex={index + 2} aria-busy="true">
      <td role="cell" colSpan={span} className="before:content-none">
        <span className="block h-6 text-soft">…</span>
      </td>
    </tr>
  );
}

/** Fills the space of rows that are not rendered. */
function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="m-0 border-0 bg-transparent p-0 max-md:block">
      <td colSpan={span} style={{ height }} className="border-0 p-0 before:content-none max-md:block" />
    </tr>
  );
}
