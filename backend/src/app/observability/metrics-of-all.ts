import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { sendToPrimary, type PrimaryMessage } from "../start/worker-messages.js";
import type { MetricFacts, Metrics } from "./metrics.js";

/** How long the other workers may take, in milliseconds: one that is stuck must not hide the rest. */
const OTHERS_MS = 2000;

/**
 * A function that answers the metrics of all workers together, whichever of them is asked: each also answers the others.
 * Where this process is the only one, they are its own.
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
      () => undefined, // the one who asks does without, after its time
    );
  });
  let lastQuestionId = 0;
  return async () => {
    const others = askOthers(worker, ++lastQuestionId);
    // The first: its own, of which those of the database are taken.
    const all = [await metrics.facts(), ...(await others)];
    return AggregatorRegistry.aggregate(all).metrics();
  };
}

/** What the other workers answer in time. */
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
