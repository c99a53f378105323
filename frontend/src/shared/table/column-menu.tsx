import type { AdminColumn } from "./admin-column";
import { Menu, MENU_ROW } from "./menu";
import { isShown } from "./use-table-address";

interface ColumnMenuProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Which columns to show. The one that names the row stays. */
export function ColumnMenu<Row>({ columns, toggled, onToggle }: ColumnMenuProps<Row>) {
  return (
    <Menu label="Columns">
      {columns
        .filter(({ primary }) => primary !== true)
        .map((column) => (
          <label key={column.key} className={MENU_ROW}>
            <input
              type="checkbox"
              checked={isShown(column, toggled)}
              onChange={() => onToggle(column.key)}
              className="size-5 accent-accent"
            />
            {column.header}
          </label>
        ))}
    </Menu>
  );
}
