import type { ListKind } from "../contract/list-columns.js";
import type { ListInput } from "../contract/list-input.js";
import { DomainError } from "../errors/domain-error.js";
import { asMsg, msg, type Text } from "../languages/message.js";
import type { FieldOf } from "./list-fields.js";
import type { ListLine } from "./list-reading.types.js";
import { refusedList } from "./read-csv.js";
import { readTable } from "./read-table.js";

interface ListRules<Field> {
  /** The columns that the list needs, each with its alternatives. */
  readonly needs: readonly (readonly Field[])[];
  /** The refusal of a list without them. */
  readonly without: string;
  readonly fewest?: number;
  readonly most?: number;
  /** The refusal of a list with fewer or more lines. */
  readonly otherwise?: string;
}

/**
 * Reads a list for an import.
 * @throws DomainError BAD_INPUT at `csv` without a needed column, for too few or too many lines, or a quote that is never closed.
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

/** Refuses lines that cannot be applied. @throws DomainError CONFLICT with the first of them. */
export function refuseProblems(
  lines: readonly (Pick<ListLine, "line" | "name"> & { readonly problem: Text | null })[],
): void {
  const invalidLine = lines.find(({ problem }) => problem !== null);
  if (!invalidLine) return;
  const { line, name, problem } = invalidLine;
  const message = msg("Line {line}, {name}: {problem}", { line, name, problem: asMsg(problem ?? "") });
  throw new DomainError("CONFLICT", { message });
}
