import { useState, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import { Button, type ButtonVariant } from "../ui/button";
import { rowsByIds } from "./row-source";
import type { PagedTableState } from "./use-paged-table";

interface RowsButtonProps<Row> {
  readonly state: PagedTableState<Row>;
  readonly variant: ButtonVariant;
  /** Called with the current data of the selected rows. */
  readonly onRows: (rows: readonly Row[]) => void | Promise<void>;
  readonly children: ReactNode;
}

/** Runs an action on the selected rows, after reading those that the table has not loaded. */
export function RowsButton<Row>({ state, variant, onRows, children }: RowsButtonProps<Row>) {
  const { table, source, rowKey } = state;
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      await onRows(await rowsByIds(source, [...table.selection.ids], rowKey));
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button variant={variant} busy={isReading} busyLabel="Reading..." onClick={() => void read()}>
        {children}
      </Button>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </>
  );
}
