/** Bounds of a bank statement that both sides of the wire enforce. Lengths are in characters. */
export const STATEMENT_LIMITS = {
  /** The text of a file; with JSON's quoting it stays below what a Superadmin's request may weigh. */
  csv: 4_000_000,
  rows: 20_000,
  columns: 60,
  /** What is longer is cut: a narration has a few hundred characters at most. */
  cell: 1000,
  /** Lines of prose that may stand above the headings. */
  linesInFront: 60,
  fileName: 120,
} as const;
