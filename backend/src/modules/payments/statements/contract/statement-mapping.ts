/**
 * Which column of a statement holds what, counted from 0; null for what it lacks. The money is one column with signs
 * (`amount`), or one with Dr/Cr beside it (`amount` and `direction`), or two (`debit` and `credit`).
 */
export interface StatementMapping {
  readonly date: number | null;
  readonly description: number | null;
  readonly reference: number | null;
  readonly amount: number | null;
  readonly direction: number | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly status: number | null;
}
