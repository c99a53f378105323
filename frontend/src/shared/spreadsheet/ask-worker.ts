import workerUrl from "./spreadsheet.worker.ts?worker&url";

/** Far longer than a statement takes on a phone. */
const TIMEOUT_MS = 30_000;

interface ScriptUrlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => unknown };
}

/** Whatever is asked for, the policy answers this address; where a browser has no Trusted Types, the address alone. */
const policy = (globalThis as { readonly trustedTypes?: ScriptUrlPolicies }).trustedTypes?.createPolicy(
  "statement-worker",
  { createScriptURL: () => workerUrl },
);
const address = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;

/** Reads a file in a worker, whose code is loaded now. What takes too long or breaks it is answered as a problem. */
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

/** What the worker is asked to read. */
export type WorkerRequest = ({ readonly spreadsheet: Uint8Array } | { readonly page: string }) & {
  /** As many cells as a row of the list has at least. */
  readonly fewest: number;
};

/** What the worker answers: the list as CSV, null when there is none; or why the file cannot be read. */
export type WorkerReply = { readonly csv: string | null } | { readonly problem: "tooMuch" | "broken" };
