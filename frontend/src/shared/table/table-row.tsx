import type { AdminColumn } from "./admin-column";
import { BodyCell } from "./cells/body-cell";
import { nameOf } from "./cells/cell-changes";
import type { Cells } from "./cells/use-cells";

/** The class names of the cell with the checkbox. On a phone, this cell is in the card's upper corner. */
const PICK =
  "pick w-11 p-0 max-md:absolute max-md:top-1 max-md:right-1 max-md:block max-md:w-auto max-md:before:content-none";

interface TableRowProps<Data> {
  readonly row: Data;
  readonly index: number;
  readonly measure: (element: Element | null) => void;
  readonly columns: readonly AdminColumn<Data>[];
  /** Whether the row is selected; null if rows cannot be selected. */
  readonly isPicked: boolean | null;
  /** Selects the row or clears its selection. With `range`, does the same to all rows since the last clicked row. */
  readonly onPick: (range: boolean) => void;
  readonly noun: string;
  /** The state of the editable cells; null for a list without editing. */
  readonly cells: Cells<Data> | null;
  readonly isWide: boolean;
  /** The key of the column whose cell is in the tab order; null in all rows but one. */
  readonly stop: string | null;
}

/**
 * Shows a row of a table, or a card on a phone. A Shift-click on the checkbox also applies to all rows since the last
 * clicked row.
 */
export function TableRow<Data>(props: TableRowProps<Data>) {
  const { row, index, measure, columns, isPicked, onPick, noun, cells, isWide, stop } = props;
  const name = nameOf(columns, row);
  return (
    // The roles are explicit, because `display: block` on a phone removes the table's implicit roles.
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={isPicked === true ? "picked" : undefined}
    >
      {isPicked === null ? null : (
        <td role={cells !== null && isWide ? "gridcell" : "cell"} className={PICK}>
          <label className="grid size-11 place-items-center md:size-9">
            <input
              type="checkbox"
              aria-label={`Select ${noun} ${name}`}
              checked={isPicked}
              onChange={({ nativeEvent }) =>
                onPick("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
              }
              className="size-5 accent-accent"
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <BodyCell
          key={column.key}
          column={column}
          row={row}
          index={index}
          name={name}
          cells={cells}
          isWide={isWide}
          isStop={stop === column.key}
        />
      ))}
    </tr>
  );
}
