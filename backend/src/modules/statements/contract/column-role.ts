/** What a column of a statement may hold. */
export const COLUMN_ROLES = [
  "date",
  "description",
  "reference",
  "amount",
  "direction",
  "debit",
  "credit",
  "status",
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/**
 * The column of each role in a statement, counted from 0; null for a missing one. The money is one column with signs
 * (`amount`), or one with Dr/Cr next to it (`amount` and `direction`), or two (`debit` and `credit`).
 */
export type StatementMapping = Readonly<Record<ColumnRole, number | null>> & {
  /** Columns with amounts or states that a person said are none of these, such as a second balance. */
  readonly unused?: readonly number[] | null;
};

/** The columns that have a role. */
export function usedColumns(mapping: StatementMapping): number[] {
  return COLUMN_ROLES.flatMap((role) => mapping[role] ?? []);
}
