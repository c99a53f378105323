import type { WorkerReply } from "./worker-reply";

/** Far longer than a statement takes on a phone. */
const TIMEOUT_MS = 30_000;

/** Reads a spreadsheet in a worker, whose code is loaded now. What takes too long or breaks it is answered as a problem. */
export function askWorker(bytes: Uint8Array): Promise<WorkerReply> {
  const worker = new Worker(new URL("./spreadsheet.worker.ts", import.meta.url), { type: "module" });
  return new Promise<WorkerReply>((resolve) => {
    const timeout = setTimeout(() => resolve({ problem: "tooMuch" }), TIMEOUT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => resolve(data));
    worker.addEventListener("error", () => resolve({ problem: "broken" }));
    worker.addEventListener("message", () => clearTimeout(timeout));
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
