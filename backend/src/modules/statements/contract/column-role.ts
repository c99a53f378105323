/** The possible contents of a statement's column. */
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
 * The column of each role, counted from 0, or null if there is none. Money is in one signed column (`amount`), in an
 * unsigned column with a column for Dr/Cr (`amount` and `direction`), or in two columns (`debit` and `credit`).
 */
export type StatementMapping = Readonly<Record<ColumnRole, number | null>> & {
  /** Columns of amounts or states that the user marked as irrelevant, such as a second balance. */
  readonly unused?: readonly number[] | null;
};

/** Returns the columns that have a role. */
export function usedColumns(mapping: StatementMapping): number[] {
  return COLUMN_ROLES.flatMap((role) => mapping[role] ?? []);
}
