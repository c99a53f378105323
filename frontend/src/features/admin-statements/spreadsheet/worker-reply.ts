/** What the worker answers: the statement as CSV, null when there is none; or why the file cannot be read. */
export type WorkerReply = { readonly csv: string | null } | { readonly problem: "tooMuch" | "broken" };
