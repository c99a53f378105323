import { fits, PRESETS } from "./bank-presets.js";
import { columnOf, columnsOf, headingKey, isDirectionHeading } from "./column-roles.js";
import { type ColumnRole, type StatementMapping, usedColumns } from "../contract/column-role.js";
import { isDirection, saysDebit } from "./read-money.js";
import { stateOf } from "./read-state.js";
import type { StatementTable } from "./statement-table.js";
import { cellsOf, suspectsOf, unassignedColumns } from "./unassigned-columns.js";

/**
 * Returns the name of the layout with these headings, or null. Also returns null if the meaning of a column is unknown.
 */
export function presetOf(table: StatementTable): string | null {
  const keys = table.headings.map(headingKey);
  const preset = PRESETS.find((one) => fits(one, keys));
  const guess = guessMapping(table);
  return preset && isComplete(guess) && unassignedColumns(suspectsOf(table), guess).length === 0
    ? preset.name
    : null;
}

/**
 * Guesses the mapping from the headings, and for three roles also from the cells:
 * - Reference: see `referenceOf`.
 * - Direction, only if a single column has the amounts: a column headed Dr / Cr. A column with an ambiguous heading,
 *   such as Type, counts if each cell names a direction or some cell clearly names a debit. Otherwise a column without
 *   a role counts if each filled cell names a direction and some clearly name a debit.
 * - Status: a column with a status heading, if it is empty or some cell is a state. Otherwise a column without a role,
 *   if each filled cell is a state and none names a direction.
 */
export function guessMapping(table: StatementTable): StatementMapping {
  const { headings, rows } = table;
  const says = (column: number | null): number | null => {
    if (column === null || isDirectionHeading(headings[column] ?? "")) return column;
    const cells = rows.map((row) => row.cells[column] ?? "");
    return cells.every(isDirection) || cells.some(saysDebit) ? column : null;
  };
  const find = (role: ColumnRole): number | null => columnOf(role, headings);
  const split = find("credit") !== null && find("debit") !== null;
  const amount = split ? null : find("amount");
  const single = amount !== null;
  const mapping = {
    date: find("date"),
    description: find("description"),
    reference: referenceOf(headings, rows),
    amount,
    direction: single ? says(find("direction")) : null,
    debit: single ? null : find("debit"),
    credit: single ? null : find("credit"),
    status: columnsOf("status", headings).find((at) => holdsStates(table, at)) ?? null,
  };
  const free = headings.map((_heading, at) => at).filter((at) => !usedColumns(mapping).includes(at));
  const direction = single
    ? free.find((at) => isAll(table, at, isDirection) && saysSomeDebit(table, at))
    : null;
  const status = free.find((at) => isAll(table, at, (cell) => stateOf(cell) !== null && !isDirection(cell)));
  return {
    ...mapping,
    direction: mapping.direction ?? direction ?? null,
    status: mapping.status ?? status ?? null,
  };
}

/** Returns whether a column is empty or has a cell with a known state. */
function holdsStates(table: StatementTable, at: number): boolean {
  const cells = cellsOf(table, at);
  return cells.length === 0 || cells.some((cell) => stateOf(cell) !== null);
}

function saysSomeDebit(table: StatementTable, at: number): boolean {
  return cellsOf(table, at).some(saysDebit);
}

function isAll(table: StatementTable, at: number, test: (cell: string) => boolean): boolean {
  const cells = cellsOf(table, at);
  return cells.length > 0 && cells.every(test);
}

/**
 * Returns the first reference column with at least half as many different values as the most varied reference column,
 * or null if there is no reference column. Settlement numbers come last, because all transfers of a settlement have the
 * same number.
 */
function referenceOf(headings: readonly string[], rows: StatementTable["rows"]): number | null {
  const isSettlement = (at: number): boolean => headingKey(headings[at] ?? "").includes("settlement");
  const columns = columnsOf("reference", headings);
  const ordered = [...columns.filter((at) => !isSettlement(at)), ...columns.filter(isSettlement)];
  const variety = ordered.map((at) => new Set(rows.map(({ cells }) => cells[at] ?? "")).size);
  const most = Math.max(...variety);
  return ordered.find((_at, rank) => (variety[rank] ?? 0) * 2 >= most) ?? null;
}

/** Returns whether a mapping has either an amount or a credit column, and a column that identifies the transfer. */
export function isComplete({ amount, credit, description, reference }: StatementMapping): boolean {
  return (amount !== null) !== (credit !== null) && (description !== null || reference !== null);
}
