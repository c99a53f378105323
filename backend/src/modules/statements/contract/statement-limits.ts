/** Bounds of a bank statement, enforced by client and server. Lengths are in characters. */
export const STATEMENT_LIMITS = {
  /** The text of a file. Quoted as JSON it stays below the size limit of a Superadmin's request. */
  csv: 4_000_000,
  rows: 20_000,
  columns: 60,
  /** The most characters of a cell. Longer cells are cut: a narration has a few hundred characters at most. */
  cell: 1000,
  /** The most lines of prose above the headings. */
  linesInFront: 60,
  fileName: 120,
} as const;
