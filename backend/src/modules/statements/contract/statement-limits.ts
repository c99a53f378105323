/** Bounds of a bank statement, enforced by client and server. Lengths are in characters. */
export const STATEMENT_LIMITS = {
  /**
   * Maximum length of a file's text. A request of the admin area may have 6 MiB, which leaves room for quoting the text
   * as JSON.
   */
  csv: 4_000_000,
  rows: 20_000,
  columns: 60,
  /** Maximum length of a cell. Longer cells are cut, because a narration has at most a few hundred characters. */
  cell: 1000,
  /** Maximum number of lines of prose above the headings. */
  linesInFront: 60,
  fileName: 120,
} as const;
