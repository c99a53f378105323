import type { Row as TanstackRow } from "@tanstack/react-table";
import { cellText } from "@contract/kernel/contract/csv-text";
import { cellClass, type AdminColumn } from "./admin-column";
import type { Features } from "./table-features";

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
export function TableRow<Data>({ row, index, measure, columns, isPicked, noun }: TableRowProps<Data>) {
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
        <td role="cell" className="pick">
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
