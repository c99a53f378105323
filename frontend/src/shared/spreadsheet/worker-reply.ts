/** What the worker is asked to read. */
export type WorkerRequest = ({ readonly spreadsheet: Uint8Array } | { readonly page: string }) & {
  /** As many cells as a row of the list has at least. */
  readonly fewest: number;
};

/** What the worker answers: the list as CSV, null when there is none; or why the file cannot be read. */
export type WorkerReply = { readonly csv: string | null } | { readonly problem: "tooMuch" | "broken" };
