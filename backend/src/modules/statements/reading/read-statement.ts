import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { type StatementMapping, usedColumns } from "../contract/column-role.js";
import { isComplete } from "./statement-presets.js";
import { statementTable, type StatementTable } from "./statement-table.js";

/** A statement with known columns. */
export interface Statement {
  readonly table: StatementTable;
  readonly mapping: StatementMapping;
}

/** Parses a statement by a mapping. @throws DomainError BAD_INPUT, at `csv` or at `mapping`. */
export function readStatement(csv: string, columnMapping: StatementMapping): Statement {
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
