import cluster from "node:cluster";

/** A message from a worker to the primary process, which passes questions and answers on to the other workers. */
export type WorkerMessage =
  | { readonly kind: "up" }
  | { readonly kind: "question"; readonly id: number }
  | { readonly kind: "answer"; readonly id: number; readonly asker: number; readonly facts: unknown };

/** A message from the primary process to a worker. */
export type PrimaryMessage =
  | { readonly kind: "question"; readonly id: number; readonly asker: number }
  /** The number of workers that received this worker's question. */
  | { readonly kind: "asked"; readonly id: number; readonly count: number }
  | { readonly kind: "answer"; readonly id: number; readonly facts: unknown };

/** Sends a message to the primary process. Does nothing if this process is the only one. */
export function sendToPrimary(message: WorkerMessage): void {
  // The callback ignores errors. Without it, the sudden death of the primary process would be an unhandled error.
  cluster.worker?.send(message, undefined, () => undefined);
}

/** Returns whether this process runs the migrations and prints in the terminal that the site is up. */
export function isFirstWorker(): boolean {
  return (cluster.worker?.id ?? 1) === 1;
}
