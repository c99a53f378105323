import cluster from "node:cluster";

/** What a worker tells the first process, which passes questions and answers on to the other workers. */
export type WorkerMessage =
  | { readonly kind: "up" }
  | { readonly kind: "question"; readonly id: number }
  | { readonly kind: "answer"; readonly id: number; readonly asker: number; readonly facts: unknown };

/** What the first process tells a worker. */
export type PrimaryMessage =
  | { readonly kind: "question"; readonly id: number; readonly asker: number }
  /** How many were asked this worker's question. */
  | { readonly kind: "asked"; readonly id: number; readonly count: number }
  | { readonly kind: "answer"; readonly id: number; readonly facts: unknown };

/** Tells the first process; does nothing where this process is the only one. */
export function sendToPrimary(message: WorkerMessage): void {
  // Without the callback, a first process that has just died would be an unhandled error.
  cluster.worker?.send(message, undefined, () => undefined);
}

/** Whether this is the process that migrates, and tells people at the terminal that the site is up. */
export function isFirstWorker(): boolean {
  return (cluster.worker?.id ?? 1) === 1;
}
