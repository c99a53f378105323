import { useId, useState } from "react";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";
import type { AdminTableState } from "./use-admin-table";
import { useSearchText } from "../hooks/use-search-text";
import { SearchField } from "../ui/field-kinds";

import type { AdminColumn, AdminTableProps } from "./admin-column";
import { Menu, MENU_ROW } from "./menu";
import { isShown } from "./use-table-address";
import { Popover } from "radix-ui";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import { downloadCsv, rowsAsCsv } from "./download";

interface TableToolbarProps<Row> {
  readonly state: AdminTableState<Row>;
  readonly table: AdminTableProps<Row>;
}

/** Search, filters and count above a table, with the menus of columns and exports. */
export function TableToolbar<Row>({ state, table }: TableToolbarProps<Row>) {
  const { columns, filters = [], rows, noun, searchHint, exportName, actions } = table;
  const { address, shown } = state;
  const [text, setText] = useSearchText(address.search, address.setSearch);
  const id = useId();
  const isNarrowed = address.search !== "" || Object.keys(address.chosen).length > 0;
  const showAll = () => {
    setText("");
    address.clear();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1 md:max-w-sm">
          <SearchField id={`${id}search`} value={text} onChange={setText} hint={searchHint} />
        </div>
        {filters.map((filter) => (
          <SelectField
            key={filter.key}
            id={`${id}${filter.key}`}
            name={filter.key}
            label={filter.label}
            value={address.chosen[filter.key] ?? ""}
            onChange={(value) => address.choose(filter.key, value === "" ? null : value)}
            options={[{ value: "", label: filter.any }, ...filter.options]}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-soft">
          {countText(shown.length, rows.length, noun)}
          {isNarrowed ? (
            <Button variant="quiet" onClick={showAll}>
              Show all
            </Button>
          ) : null}
        </p>
        <ColumnMenu columns={columns} toggled={address.toggled} onToggle={address.toggle} />
        {exportName === undefined ? null : <ExportMenu name={exportName} state={state} table={table} />}
        {actions}
      </div>
    </div>
  );
}

function countText(shown: number, all: number, [one, many]: readonly [string, string]): string {
  const number = (n: number) => n.toLocaleString("en-IN");
  return shown === all
    ? `${number(all)} ${all === 1 ? one : many}`
    : `${number(shown)} of ${number(all)} ${many}`;
}

interface ColumnMenuProps<Row> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Which columns to show. The one that names the row stays. */
function ColumnMenu<Row>({ columns, toggled, onToggle }: ColumnMenuProps<Row>) {
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

interface ExportMenuProps<Row> {
  readonly name: string;
  readonly state: AdminTableState<Row>;
  readonly table: AdminTableProps<Row>;
}

/** Saves what is shown, what is ticked, or everything, as CSV with all columns. */
function ExportMenu<Row>({ name, state: { shown, selected }, table }: ExportMenuProps<Row>) {
  const { noun, columns, rows: all, beforeExportAll } = table;
  const [problem, setProblem] = useState<string>();
  const save = async (rows: readonly Row[]) => {
    setProblem(undefined);
    try {
      if (rows.length === all.length) await beforeExportAll?.(rows.length);
      downloadCsv(name, rowsAsCsv(columns, rows));
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  const row = (label: string, rows: () => readonly Row[]) => (
    // Closed by the choice: a question that follows gives the focus back to the menu's button.
    <Popover.Close className={MENU_ROW} onClick={() => void save(rows())}>
      {label}
    </Popover.Close>
  );
  return (
    <>
      {problem === undefined ? null : (
        <p role="alert" className="order-last basis-full sm:text-right">
          Nothing was saved. {problem}
        </p>
      )}
      <Menu label="Export">
        {row(`What is shown (${String(shown.length)}) as CSV`, () => shown.map(({ original }) => original))}
        {selected.length === 0
          ? null
          : row(`What is selected (${String(selected.length)}) as CSV`, () => selected)}
        {row(`All ${noun[1]} (${String(all.length)}) as CSV`, () => all)}
      </Menu>
    </>
  );
}
