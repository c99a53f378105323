import { createHash } from "node:crypto";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { StatementMapping } from "./contract/statement-mapping.input.js";
import type { Candidate, LineMatch } from "./matching/match-facts.js";
import { readingOf, type ParsedLine } from "./reading/read-lines.js";
import { isComplete } from "./reading/statement-presets.js";
import { inSlices } from "../../../kernel/slices.js";
import { readStatementTable, type StatementTable } from "./reading/statement-table.js";

/** A statement, read. */
export interface Statement {
  readonly table: StatementTable;
  readonly lines: readonly ParsedLine[];
  readonly mapping: StatementMapping;
}

/** Reads a statement by a mapping, with pauses. @throws DomainError BAD_INPUT, at `csv` or at `mapping`. */
export async function readStatement(csv: string, given: StatementMapping): Promise<Statement> {
  const table = await readStatementTable(csv);
  const { date, description, reference, amount, direction, debit, credit, status } = given;
  const mapping = { date, description, reference, amount, direction, debit, credit, status };
  const outside = Object.values(mapping).some((column) => column !== null && column >= table.headings.length);
  if (outside || !isComplete(mapping)) {
    const text = ADMIN_RULES.statementMapping;
    throw new DomainError("BAD_INPUT", { fields: { mapping: text }, message: text });
  }
  return { table, mapping, lines: await inSlices(readingOf(table, mapping)) };
}

/** True for a line that can be confirmed. */
export function isConfirmable(match: LineMatch): match is LineMatch & { readonly candidate: Candidate } {
  return match.candidate !== null && (match.outcome === "exact" || match.outcome === "probable");
}

/** Fingerprint of what a match says; another one means that something changed since it was shown. */
export function matchKey({ line, outcome, candidate }: LineMatch): string {
  const facts = [
    line.fingerprint,
    outcome,
    candidate?.teamId,
    candidate?.paymentId,
    candidate?.status,
    candidate?.transactionId,
    candidate?.amountPaise,
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}
