import { cellText } from "@contract/kernel/contract/csv-text";
import type { AdminColumn } from "../admin-column";

/** A change of a cell, with the value that the admin saw. */
export interface CellChange {
  readonly id: string;
  /** The server's name for the column's field. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The result of a change: the value before, the new value as the server stores it, and the reason for a refusal. */
export interface CellOutcome {
  readonly from: string | null;
  readonly to: string | null;
  readonly problem: string | null;
}

/** The result of several changes, which are saved all together or not at all. */
export interface CellChanges {
  readonly applied: boolean;
  readonly cells: readonly CellOutcome[];
}

/**
 * Saves cells together, or previews the result.
 * @throws if the server refuses the whole request
 */
export type SaveCells = (changes: readonly CellChange[], preview: boolean) => Promise<CellChanges>;

/** Returns a cell's value as the text that is edited and compared. */
export function textOf<Row>({ value }: Pick<AdminColumn<Row>, "value">, row: Row): string {
  return cellText(value(row));
}

/** Returns the row's text in the primary column. */
export function nameOf<Row>(columns: readonly AdminColumn<Row>[], row: Row): string {
  const primary = columns.find((column) => column.primary === true);
  return primary === undefined ? "" : textOf(primary, row);
}

/** Returns the changes that undo saved changes. */
export function opposites(
  changes: readonly CellChange[],
  outcomes: readonly CellOutcome[],
): readonly CellChange[] {
  return changes.flatMap((change, n) => {
    const { from, to } = outcomes[n] ?? change;
    return from === to ? [] : [{ ...change, from: to ?? "", to: from ?? "" }];
  });
}
