import { RUPEE_DIGITS } from "../../../kernel/contract/read-figure.js";
import { type StatementMapping, usedColumns } from "../contract/column-role.js";
import { isUnused } from "./bank-presets.js";
import { columnOf, headingKey, isForeign, kindOf, namesOtherNumbers } from "./column-roles.js";
import { isBlank, readAmount } from "./read-amount.js";
import { isDirection } from "./read-money.js";
import { stateOf } from "./read-state.js";
import type { StatementTable } from "./statement-table.js";

/** Maximum number of a column's cells that are examined, enough to show its usual contents. */
const CELLS = 500;

/**
 * Matches the cells of a yes-or-no column. Only the bank knows the question, which may be whether the transfer failed.
 */
const YES_OR_NO = /^(?:y|n|yes|no|true|false|✓|✔|✅|✗|✘|❌|हाँ|हां|नहीं|হ্যাঁ|না)$/iu;

/** A column that looks like amounts, states or Dr/Cr, by its heading or its cells. */
export interface Suspect {
  readonly column: number;
  /**
   * Whether Dr/Cr in most cells is the only reason to suspect the column. Such a column adds nothing if credits and
   * debits have separate columns.
   */
  readonly isDirection: boolean;
}

/**
 * Returns the columns that look like amounts, states or Dr/Cr, with or without a role. Leaves out balances, charges and
 * columns that a common layout does not need, all recognised by their headings.
 */
export function suspectsOf(table: StatementTable): Suspect[] {
  const keys = table.headings.map(headingKey);
  return table.headings.flatMap((_heading, column) => {
    if (isUnused(keys, column)) return [];
    const [isSuspicious, isDirection] = [isAmountOrState(table, column), isDrCr(table, column)];
    return isSuspicious || isDirection ? [{ column, isDirection: !isSuspicious }] : [];
  });
}

/**
 * Returns the suspect columns that have no role and that no user marked as unused. If there is such a column, no line's
 * money is certain.
 */
export function unassignedColumns(suspects: readonly Suspect[], mapping: StatementMapping): number[] {
  const known = new Set([...usedColumns(mapping), ...(mapping.unused ?? [])]);
  return suspects.flatMap(({ column, isDirection }) =>
    known.has(column) || (isDirection && mapping.amount === null) ? [] : [column],
  );
}

function isAmountOrState(table: StatementTable, at: number): boolean {
  const heading = table.headings[at] ?? "";
  const kind = kindOf(heading);
  if (kind === "balance" || kind === "charge") return false;
  if (kind === "state") return true;
  const cells = cellsOf(table, at).slice(0, CELLS);
  if (kind === "amount" && (cells.length === 0 ? isMoney(heading) : cells.some(isFigure))) return true;
  if (cells.some((cell) => isForeign(heading, cell))) return true;
  if (isMostly(cells, isDirection)) return false;
  if (isMostly(cells, (cell) => YES_OR_NO.test(cell.trim()))) return true;
  return isMostly(cells, (cell) => stateOf(cell) !== null) || isAmounts(cells, heading);
}

/** Returns whether a column has Dr/Cr. After a balance column, Dr/Cr belongs to the balance and does not count. */
function isDrCr(table: StatementTable, at: number): boolean {
  return (
    isMostly(cellsOf(table, at).slice(0, CELLS), isDirection) &&
    kindOf(table.headings[at - 1] ?? "") !== "balance"
  );
}

/** Returns whether cells are written like money, or are whole numbers that neither count nor identify something. */
function isAmounts(cells: readonly string[], heading: string): boolean {
  if (isMostly(cells, (cell) => isFigure(cell) && !/^\d+$/.test(cell))) return true;
  return !namesOtherNumbers(heading) && isMostly(cells, isFigure) && !isCount(cells);
}

function isMoney(heading: string): boolean {
  return (["amount", "debit", "credit"] as const).some((role) => columnOf(role, [heading]) !== null);
}

/** Returns whether the cells are consecutive numbers: 1, 2, 3, … */
function isCount(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
}

function isFigure(cell: string): boolean {
  return typeof readAmount(cell, RUPEE_DIGITS) === "number";
}

/** Returns a column's non-empty cells, without the heading. */
export function cellsOf({ rows }: StatementTable, at: number): string[] {
  return rows.flatMap(({ cells }) => {
    const cell = cells[at] ?? "";
    return isBlank(cell) ? [] : [cell];
  });
}

/**
 * Returns whether more than half of the cells pass the test. One cell is not enough, because a column of transaction
 * types may contain a state by chance.
 */
function isMostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.filter(test).length * 2 > cells.length;
}
