import { createHash } from "node:crypto";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { readCsv, refusedList, type CsvRow } from "../../../kernel/csv/read-csv.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { COLUMN_ROLES, type StatementMapping, usedColumns } from "../contract/column-role.js";
import { columnOf, headingKey } from "./column-roles.js";
import { STATEMENT_LIMITS } from "../contract/statement-limits.js";
import { isComplete } from "./guess-mapping.js";

/** The table found in a statement's text: headings and the lines below them. */
export interface StatementTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** A key of the headings, under which the user's choice of columns is stored. */
  readonly key: string;
}

/**
 * Finds the table in a CSV text. Banks write the account's name, number and period above the table. So the headings are
 * the line with the most known headings, or if there is none, the first of the widest lines.
 * @throws DomainError BAD_INPUT with a text at `csv` if the text is not a table, is empty or has too many lines.
 */
export function statementTable(csv: string): StatementTable {
  const all = readCsv(withoutFormulas(csv)).map(({ line, cells }) => ({
    line,
    cells: cells
      .slice(0, STATEMENT_LIMITS.columns)
      .map((cell) => cell.slice(0, STATEMENT_LIMITS.cell).replace(FORMULA_CELL, "$1")),
  }));
  const at = headingAt(all);
  const headings = all[at]?.cells ?? [];
  const rows = all.slice(at + 1);
  if (headings.length < 2 || rows.length === 0) throw refusedList(ADMIN_RULES.statementEmpty);
  if (rows.length > STATEMENT_LIMITS.rows) throw refusedList(ADMIN_RULES.statementRows);
  return { headings, rows, key: keyOf(headings) };
}

/**
 * Matches a parsed cell such as `="360.00"`, a form that keeps spreadsheets from changing a number. After parsing, this
 * form remains only if the cell was quoted again in the CSV text.
 */
const FORMULA_CELL = /^="([^"]*)"$/;
/**
 * Matches a cell such as `="360.00"` in the CSV text. Such cells are replaced before parsing, because they may contain
 * the delimiter.
 */
const FORMULA = /(^|[,;\t|])="([^"\r\n]*)"(?=[,;\t|\r\n]|$)/gm;

function withoutFormulas(csv: string): string {
  return csv.includes('="') ? csv.replace(FORMULA, '$1"$2"') : csv;
}

function headingAt(rows: readonly CsvRow[]): number {
  const front = rows.slice(0, STATEMENT_LIMITS.linesInFront);
  const scores = front.map(({ cells }) => headingScore(cells));
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const widths = front.map(({ cells }) => cells.filter((cell) => cell !== "").length);
  return Math.max(0, widths.indexOf(Math.max(0, ...widths)));
}

/** Counts the roles that a line names. Returns 0 if money is not among them, or if money is the only role. */
function headingScore(cells: readonly string[]): number {
  const named = COLUMN_ROLES.filter((role) => columnOf(role, cells) !== null);
  const money = named.some((role) => role === "amount" || role === "credit");
  return money && named.length >= 2 ? named.length : 0;
}

function keyOf(headings: readonly string[]): string {
  const text = JSON.stringify(headings.map(headingKey));
  return createHash("sha256").update(text).digest("hex");
}

interface Statement {
  readonly table: StatementTable;
  readonly mapping: StatementMapping;
}

/**
 * Parses a statement with the given mapping.
 * @throws DomainError BAD_INPUT, at `csv` or at `mapping`.
 */
export function parseStatement(csv: string, columnMapping: StatementMapping): Statement {
  const table = statementTable(csv);
  const { date, description, reference, amount, direction, debit, credit, status, unused } = columnMapping;
  const roles = { date, description, reference, amount, direction, debit, credit, status };
  const mapping = unused && unused.length > 0 ? { ...roles, unused } : roles;
  const outside = usedColumns(mapping).some((column) => column >= table.headings.length);
  if (outside || !isComplete(mapping)) {
    const text = ADMIN_RULES.statementMapping;
    throw new DomainError("BAD_INPUT", { fields: { mapping: text }, message: text });
  }
  return { table, mapping };
}
