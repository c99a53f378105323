import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { RequestObserver } from "./watch-requests.js";

/** Seconds: from a page in memory to a sign-up that waits for its password hash in a rush. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one server, for Prometheus. docs/operations.md says what each means and when it is an alarm. */
export class Metrics {
  readonly registry = new Registry();
  readonly #lines = new Counter({
    name: "club_log_lines_total",
    help: "Lines of the log by level; an error is a fault of the product's own.",
    labelNames: ["level"],
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests and how long they took, by route pattern; streams are not among them.",
    labelNames: ["method", "route", "status"],
    buckets: LATENCY_BUCKETS,
    registers: [this.registry],
  });
  #hasProcess = false;

  /** Counts a line of the log. @param level pino's number: 40 is warn, 50 error, 60 fatal */
  readonly logged = (level: number): void => {
    if (level >= 40) this.#lines.inc({ level: level === 40 ? "warn" : "error" });
  };

  /** Counts a request. A stream lasts as long as its page is open, which says nothing about the server. */
  readonly request: RequestObserver = ({ request, reply, route, ms }) => {
    const status = `${String(Math.trunc(reply.raw.statusCode / 100))}xx`;
    if (route === "/graphql/stream" && status === "2xx") return;
    this.#requests.observe({ method: request.method, route, status }, ms / 1000);
  };

  /** A gauge that is read for each request of the metrics; old values are removed. */
  gauge(
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        return collect(this);
      },
    });
  }

  /** All metrics as text. Those of the process (event loop, memory, CPU) need timers, so they start with the first request. */
  text(): Promise<string> {
    if (!this.#hasProcess) collectDefaultMetrics({ register: this.registry });
    this.#hasProcess = true;
    return this.registry.metrics();
  }
}
