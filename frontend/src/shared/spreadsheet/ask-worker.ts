import workerUrl from "./spreadsheet.worker.ts?worker&url";

/** Timeout in milliseconds. A phone reads a statement or a list in far less time. */
const TIMEOUT_MS = 30_000;

interface ScriptUrlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => unknown };
}

/**
 * A Trusted Types policy that returns the worker's address for any input, so that it cannot allow another script.
 * Browsers without Trusted Types use the plain address.
 */
const policy = (globalThis as { readonly trustedTypes?: ScriptUrlPolicies }).trustedTypes?.createPolicy(
  "statement-worker",
  { createScriptURL: () => workerUrl },
);
const address = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;

/** Reads a file in a worker. Resolves to a problem if the worker crashes or takes too long. */
export function askWorker(request: WorkerRequest): Promise<WorkerReply> {
  const worker = new Worker(address, { type: "module" });
  return new Promise<WorkerReply>((resolve) => {
    const timeout = setTimeout(() => resolve({ problem: "tooMuch" }), TIMEOUT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
      clearTimeout(timeout);
      resolve(data);
    });
    worker.addEventListener("error", () => resolve({ problem: "broken" }));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** The file for the worker to read: a spreadsheet or a web page. */
export type WorkerRequest = ({ readonly spreadsheet: Uint8Array } | { readonly page: string }) & {
  /** Minimum number of filled cells in a row of the list. */
  readonly fewest: number;
};

/** The worker's reply: the list as CSV, null if the file has no list, or the reason why the file cannot be read. */
export type WorkerReply = { readonly csv: string | null } | { readonly problem: "tooMuch" | "broken" };
