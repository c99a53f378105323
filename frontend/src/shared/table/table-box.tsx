import "./admin-table.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import type { AdminColumn } from "./admin-column";
import type { Move } from "./cell-editor";
import { revealFocused } from "./reveal-focused";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import type { TableState } from "./table-state";
import { useHiddenColumns } from "./use-hidden-columns";
import { useVisibleRows } from "./use-visible-rows";
import { LOCALE } from "../language";

interface TableBoxProps<Row> {
  readonly caption: string;
  readonly noun: readonly [one: string, many: string];
  readonly state: TableState<Row>;
  readonly rowKey: (row: Row) => string;
  readonly isWide: boolean;
  readonly canPick: boolean;
}

/**
 * The rows: a table that scrolls in a box of its own, with a head that stays, or a phone's cards, some at a time.
 * The roles are spelt out because `display: block` on a phone would take the table's own away.
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
  const { items, before, after, measure, goTo } = useVisibleRows({ count, keyAt, need }, box);
  const edge = useHiddenColumns(box);
  // Another order or search begins at its top.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [view]);
  return (
    // Whoever has no mouse scrolls it with the keys.
    /* eslint-disable jsx-a11y/no-noninteractive-element-interactions -- a region that scrolls takes keys */
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={caption}
      className={`admin-table-box fills-height ${edge}`}
      onFocus={({ target }) => {
        if (box.current !== null) revealFocused(box.current, target);
      }}
      onKeyDown={({ key, target }) => {
        if (target !== box.current) return;
        if (key === "End") goTo("last");
        if (key === "Home") goTo("first");
      }}
    >
      <TableRows {...props} items={items} before={before} after={after} measure={measure} />
    </div>
    /* eslint-enable jsx-a11y/no-noninteractive-element-interactions */
  );
}

/** Cards of a page of a phone: a screen reader and a thumb reach what follows the list. */
const CARDS = 25;

function CardList<Row>(props: TableBoxProps<Row>) {
  const { state, noun } = props;
  const { count, need } = state;
  const [limit, setLimit] = useState(CARDS);
  const shown = Math.min(limit, count);
  useEffect(() => need(0, shown - 1), [need, shown]);
  const number = (n: number) => n.toLocaleString(LOCALE);
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
              Show {number(Math.min(CARDS, count - shown))} more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const NOTHING = () => undefined;

interface TableRowsProps<Row> extends TableBoxProps<Row> {
  /** The places of the rows that are in the page. */
  readonly items: readonly number[];
  /** The room in pixels of those that are not. */
  readonly before?: number;
  readonly after?: number;
  readonly measure?: (element: Element | null) => void;
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
  } = props;
  const { visible, count, rowAt, selection } = state;
  const span = visible.length + (canPick ? 1 : 0);
  const [editing, setEditing] = useState<OpenCell | null>(null);
  return (
    <table role="table" aria-rowcount={count + 1} className="admin-table">
      <caption className="sr-only">{caption}</caption>
      {isWide ? <TableHead state={state} canPick={canPick} /> : null}
      <tbody>
        <Spacer height={before} span={span} />
        {items.map((index) => {
          const row = rowAt(index);
          if (row === undefined) return <UnreadRow key={index} index={index} span={span} measure={measure} />;
          const id = rowKey(row);
          return (
            <TableRow
              key={id}
              row={row}
              index={index}
              measure={measure}
              columns={visible}
              isPicked={canPick ? selection.ids.has(id) : null}
              onPick={(range) => selection.toggle(index, range)}
              noun={noun[0]}
              editing={isOpenIn(editing, id, index) ? editing.key : null}
              onSaved={state.replace}
              onEdit={(key) => setEditing({ index, key, id })}
              onEdited={(key, move) => {
                const next = nextCell(visible, { index, key }, move, count);
                const nextRow = next === null ? undefined : rowAt(next.index);
                setEditing(next && { ...next, id: nextRow && rowKey(nextRow) });
              }}
            />
          );
        })}
        <Spacer height={after} span={span} />
      </tbody>
    </table>
  );
}

interface CellPlace {
  readonly index: number;
  readonly key: string;
}

/** The row keeps its cell open when others come before it; undefined: a row that is not read yet. */
interface OpenCell extends CellPlace {
  readonly id: string | undefined;
}

function isOpenIn(open: OpenCell | null, id: string, index: number): open is OpenCell {
  return open !== null && (open.id === undefined ? open.index === index : open.id === id);
}

/** The cell in which editing goes on; null where it ends. */
function nextCell<Row>(
  columns: readonly AdminColumn<Row>[],
  { index, key }: CellPlace,
  move: Move,
  count: number,
): CellPlace | null {
  if (move === "stay") return null;
  if (move === "down") return index + 1 < count ? { index: index + 1, key } : null;
  const keys = columns.flatMap((column) => (column.edit === undefined ? [] : column.key));
  const next = keys[keys.indexOf(key) + (move === "right" ? 1 : -1)];
  return next === undefined ? null : { index, key: next };
}

/** The room of a row that is being read. */
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
      {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell is what a td is */}
      <td role="cell" colSpan={span} className="before:content-none">
        <span className="block h-6 text-soft">…</span>
      </td>
    </tr>
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
