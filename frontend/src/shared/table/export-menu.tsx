import { useState } from "react";
import type { AdminTableProps } from "./admin-column";
import { Popover } from "radix-ui";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import { downloadCsv, rowsAsCsv } from "./download";
import { Menu, MENU_ROW } from "./menu";

import type { AdminTableState } from "./use-admin-table";

interface ExportMenuProps<Row> {
  readonly name: string;
  readonly state: AdminTableState<Row>;
  readonly table: AdminTableProps<Row>;
}

/** Saves what is shown, what is ticked, or everything, as CSV with all columns. */
export function ExportMenu<Row>({ name, state: { shown, selected }, table }: ExportMenuProps<Row>) {
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
