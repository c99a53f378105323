import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { sendToPrimary, type PrimaryMessage } from "../start/worker-messages.js";
import type { MetricFacts, Metrics } from "./metrics.js";

/** Milliseconds to wait for the other workers. A blocked worker must not hide the others' metrics. */
const OTHERS_MS = 2000;

/**
 * Returns a function that collects the metrics of all workers. Any worker can be asked, and each one also answers the
 * other workers. A process without other workers returns its own metrics.
 */
export function metricsOfAll(metrics: Metrics): () => Promise<string> {
  const { worker } = cluster;
  if (!worker) return () => metrics.text();
  metrics.gauge("club_workers", "Workers that answered.", [], (gauge) => {
    gauge.set(1);
  });
  metrics.gauge(
    "club_workers_started",
    "Workers started since the site was.",
    [],
    (gauge) => {
      gauge.set(worker.id);
    },
    "max",
  );
  worker.on("message", (message: PrimaryMessage) => {
    if (message.kind !== "question") return;
    const { id, asker } = message;
    metrics.facts().then(
      (facts) => {
        sendToPrimary({ kind: "answer", id, asker, facts });
      },
      () => undefined, // The asking worker goes on without these metrics after its timeout.
    );
  });
  let lastQuestionId = 0;
  return async () => {
    const others = askOthers(worker, ++lastQuestionId);
    // This worker's metrics come first, because the aggregation takes the database's metrics from the first entry.
    const all = [await metrics.facts(), ...(await others)];
    return AggregatorRegistry.aggregate(all).metrics();
  };
}

/** Returns the metrics of the other workers that answer within the timeout. */
function askOthers(worker: Worker, id: number): Promise<MetricFacts[]> {
  return new Promise((resolve) => {
    const answers: MetricFacts[] = [];
    let count = Infinity;
    const finish = (): void => {
      clearTimeout(timer);
      worker.off("message", hear);
      resolve(answers);
    };
    const hear = (message: PrimaryMessage): void => {
      if (message.id !== id) return;
      if (message.kind === "asked") count = message.count;
      else if (message.kind === "answer") answers.push(message.facts as MetricFacts);
      if (answers.length >= count) finish();
    };
    const timer = setTimeout(finish, OTHERS_MS);
    worker.on("message", hear);
    sendToPrimary({ kind: "question", id });
  });
}
