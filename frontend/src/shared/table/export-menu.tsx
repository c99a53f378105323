import { useState } from "react";
import { Popover } from "radix-ui";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
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
  /** Has to agree before everything is saved. */
  readonly beforeAll?: ((rowCount: number) => Promise<unknown>) | undefined;
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
  beforeAll,
}: ExportMenuProps<Row>) {
  const [problem, setProblem] = useState<string>();
  const save = async (rows: readonly Row[]) => {
    setProblem(undefined);
    try {
      if (rows.length === all.length) await beforeAll?.(rows.length);
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
        {row(`What is shown (${String(filteredCount)}) as CSV`, filtered)}
        {picked.length === 0 ? null : row(`What is selected (${String(picked.length)}) as CSV`, () => picked)}
        {row(`All ${noun[1]} (${String(all.length)}) as CSV`, () => all)}
      </Menu>
    </>
  );
}
