import { cellText } from "@contract/kernel/contract/csv-text";
import { cellClass, type AdminColumn } from "./admin-column";

/** The cell with the box to tick, on a phone the upper corner of the card. */
const PICK =
  "pick w-11 p-0 max-md:absolute max-md:top-1 max-md:right-1 max-md:block max-md:w-auto max-md:before:content-none";

interface TableRowProps<Data> {
  readonly row: Data;
  readonly index: number;
  readonly measure: (element: Element | null) => void;
  readonly columns: readonly AdminColumn<Data>[];
  /** Null where rows cannot be ticked. */
  readonly isPicked: boolean | null;
  /** Ticks it, with Shift also those since the last one. */
  readonly onPick: (range: boolean) => void;
  readonly noun: string;
}

/** A row of a table; on a phone a card. Shift and a click tick everything in between. */
export function TableRow<Data>({
  row,
  index,
  measure,
  columns,
  isPicked,
  onPick,
  noun,
}: TableRowProps<Data>) {
  const primary = columns.find((column) => column.primary === true);
  const name = primary ? cellText(primary.value(row)) : "";
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
            <div className="cell-value">{content(column, row)}</div>
          </Tag>
        );
      })}
    </tr>
  );
}

function content<Data>({ value, cell }: AdminColumn<Data>, row: Data) {
  if (cell !== undefined) return cell(row);
  const text = cellText(value(row));
  return text === "" ? "—" : <span title={text}>{text}</span>;
}
