import { Fragment, useState } from "react";
import { Popover } from "radix-ui";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import type { TableLook } from "./admin-column";
import { downloadCsv, downloadXlsx, sheetOf, useExportName } from "./export";
import { Menu, MENU_ROW } from "./menu";
import type { ExportPart, TableState } from "./table-state";
import { LOCALE } from "../language";
import { t } from "@contract/kernel/contract/t";

interface ExportMenuProps<Row> {
  readonly name: string;
  readonly state: TableState<Row>;
  readonly look: TableLook<Row>;
}

type Format = "csv" | "xlsx";

/**
 * Exports rows as CSV or Excel: the rows that match search and filters, the selected rows, or all rows. Includes hidden
 * columns.
 */
export function ExportMenu<Row>({ name, state, look }: ExportMenuProps<Row>) {
  const { noun, columns, beforeExportAll, exportEvent, exportMoment } = look;
  const nameFile = useExportName(name, exportEvent, exportMoment);
  const { count, all, selection, take } = state;
  const [problem, setProblem] = useState<string>();
  /** The number of rows read so far; null while no export is running. */
  const [done, setDone] = useState<number | null>(null);
  const counts: Readonly<Record<ExportPart, number>> = { shown: count, selected: selection.ids.size, all };
  const save = async (part: ExportPart, format: Format) => {
    setProblem(undefined);
    try {
      if (counts[part] === all) await beforeExportAll?.(all);
      setDone(0);
      const rows = await take(part, setDone);
      const sheet = sheetOf(columns, rows);
      if (format === "csv") downloadCsv(await nameFile(), sheet);
      else await downloadXlsx(await nameFile(), sheet);
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setDone(null);
    }
  };
  const row = (part: ExportPart, label: string) => (
    // Each choice closes the menu before anything else happens, so that a dialog that follows can return the focus to
    // the menu's button.
    <Fragment key={part}>
      <Popover.Close className={MENU_ROW} onClick={() => void save(part, "csv")}>
        {label} ({counts[part]}) as CSV
      </Popover.Close>
      <Popover.Close className={MENU_ROW} onClick={() => void save(part, "xlsx")}>
        {label} ({counts[part]}) as Excel
      </Popover.Close>
    </Fragment>
  );
  return (
    <>
      {problem === undefined ? null : (
        <p role="alert" className="order-last basis-full sm:text-right">
          Nothing was saved. {problem}
        </p>
      )}
      {done === null || done === 0 ? null : (
        <p role="status" className="text-sm text-soft">
          {done.toLocaleString(LOCALE)} rows read...
        </p>
      )}
      <Menu label="Export">
        {row("shown", t("Shown rows"))}
        {selection.ids.size === 0 ? null : row("selected", t("Selected rows"))}
        {row("all", t("All {nouns}", { nouns: noun[1] }))}
      </Menu>
    </>
  );
}
