import type { AdminColumn } from "./admin-column";
import { downloadCsv, rowsAsCsv } from "./download";
import { Menu, MENU_ROW } from "./menu";

interface ExportMenuProps<Row> {
  readonly name: string;
  readonly noun: readonly [one: string, many: string];
  readonly columns: readonly AdminColumn<Row>[];
  readonly filtered: () => readonly Row[];
  readonly filteredCount: number;
  readonly picked: readonly Row[];
  readonly all: readonly Row[];
}

/** Saves what is shown, what is ticked, or everything, as CSV with all columns. */
export function ExportMenu<Row>({
  name,
  noun,
  columns,
  filtered,
  filteredCount,
  picked,
  all,
}: ExportMenuProps<Row>) {
  const save = (rows: readonly Row[]) => downloadCsv(name, rowsAsCsv(columns, rows));
  return (
    <Menu label="Export">
      <button type="button" className={MENU_ROW} onClick={() => save(filtered())}>
        What is shown ({filteredCount}) as CSV
      </button>
      {picked.length === 0 ? null : (
        <button type="button" className={MENU_ROW} onClick={() => save(picked)}>
          What is selected ({picked.length}) as CSV
        </button>
      )}
      <button type="button" className={MENU_ROW} onClick={() => save(all)}>
        All {noun[1]} ({all.length}) as CSV
      </button>
    </Menu>
  );
}
