import { cellText } from "@contract/kernel/contract/csv-text";
import type { AdminColumn } from "../admin-column";

/** A cell with the value that was seen and the new one. */
export interface CellChange {
  readonly id: string;
  /** The column's field, as the server names it. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What became of a change: what the cell was, what is stored, why it was refused. */
export interface CellOutcome {
  readonly from: string | null;
  readonly to: string | null;
  readonly problem: string | null;
}

/** What became of several changes: all were saved, or none. */
export interface CellChanges {
  readonly applied: boolean;
  readonly cells: readonly CellOutcome[];
}

/** Saves cells together, or previews the effect. @throws the server's refusal of all changes */
export type SaveCells = (changes: readonly CellChange[], preview: boolean) => Promise<CellChanges>;

/** Returns a cell's text in the form in which it is edited and compared. */
export function textOf<Row>({ value }: Pick<AdminColumn<Row>, "value">, row: Row): string {
  return cellText(value(row));
}

/** The name of a row: the text of the column that names it. */
export function nameOf<Row>(columns: readonly AdminColumn<Row>[], row: Row): string {
  const primary = columns.find((column) => column.primary === true);
  return primary === undefined ? "" : textOf(primary, row);
}

/** What takes changes back that were saved. */
export function opposites(
  changes: readonly CellChange[],
  outcomes: readonly CellOutcome[],
): readonly CellChange[] {
  return changes.flatMap((change, n) => {
    const { from, to } = outcomes[n] ?? change;
    return from === to ? [] : [{ ...change, from: to ?? "", to: from ?? "" }];
  });
}
