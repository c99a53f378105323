import type { ListKind } from "../contract/list-columns.js";
import type { ListInput } from "../contract/list-input.js";
import { DomainError } from "../errors/domain-error.js";
import { asMsg, msg, type Text } from "../languages/message.js";
import type { FieldOf } from "./list-fields.js";
import type { ListLine } from "./list-reading.types.js";
import { refusedList } from "./read-csv.js";
import { readTable } from "./read-table.js";

interface ListRules<Field> {
  /** The required columns, each as a list of alternatives. */
  readonly needs: readonly (readonly Field[])[];
  /** The message when a required column is missing. */
  readonly without: string;
  readonly fewest?: number;
  readonly most?: number;
  /** The message when the list has too few or too many lines. */
  readonly otherwise?: string;
}

/**
 * Reads a list for an import.
 * @throws DomainError BAD_INPUT at `csv` if a required column is missing, there are too few or too many lines, or a
 * quote is never closed.
 */
export function readList<Kind extends ListKind>(
  kind: Kind,
  { csv, columns }: ListInput,
  { needs, without, fewest = 0, most = Infinity, otherwise = without }: ListRules<FieldOf<Kind>>,
): ReturnType<typeof readTable<Kind>> {
  const table = readTable(csv, kind, columns);
  if (!needs.every((fields) => fields.some(table.has))) throw refusedList(without);
  const { length } = table.rows;
  if (length < fewest || length > most) throw refusedList(otherwise);
  return table;
}

/**
 * Checks that no line has a problem.
 * @throws DomainError CONFLICT with the first problem and its line
 */
export function refuseProblems(
  lines: readonly (Pick<ListLine, "line" | "name"> & { readonly problem: Text | null })[],
): void {
  const invalidLine = lines.find(({ problem }) => problem !== null);
  if (!invalidLine) return;
  const { line, name, problem } = invalidLine;
  const message = msg("Line {line}, {name}: {problem}", { line, name, problem: asMsg(problem ?? "") });
  throw new DomainError("CONFLICT", { message });
}
