import { useState, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import { Button, type ButtonVariant } from "../ui/button";
import type { SelectedRows } from "./list-parts";

interface RowsButtonProps<Row> {
  readonly selection: Pick<SelectedRows<Row>, "read">;
  readonly variant: ButtonVariant;
  /** Called with the current data of the selected rows. */
  readonly onRows: (rows: readonly Row[]) => void | Promise<void>;
  readonly children: ReactNode;
}

/**
 * Runs an action on the selected rows, after reading their current data. A table with all rows loaded reads nothing.
 */
export function RowsButton<Row>({ selection, variant, onRows, children }: RowsButtonProps<Row>) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      await onRows(await selection.read());
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
