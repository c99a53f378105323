import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type Aggregator,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";
import { BUILD_COMMIT, PRODUCT_VERSION } from "../../config/product-build.js";
import type { RequestObserver } from "./watch-requests.js";

/**
 * Upper bounds of the latency buckets, in seconds. They range from a page in memory to a sign-up that waits for its
 * password hash in a rush.
 */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Log levels that are counted. */
const LEVELS = ["warn", "error"] as const;

/** Classes of statuses by which requests are counted. */
const STATUSES = ["2xx", "3xx", "4xx", "5xx"] as const;

/** The metrics of one process as data, for another process to combine with its own. */
export type MetricFacts = MetricObjectWithValues<MetricValue<string>>[];

/** The metrics of one process, for Prometheus. docs/operations.md lists their meanings and alarms. */
export class Metrics {
  readonly registry = new Registry();
  readonly #lines = new Counter({
    name: "club_log_lines_total",
    help: "Lines of the log by level. An error is a fault of the product.",
    labelNames: ["level"],
    registers: [this.registry],
  });
  readonly #requests = new Counter({
    name: "http_requests_total",
    help: "Requests by status, without streams.",
    labelNames: ["status"],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests and their durations, by route pattern, without streams.",
    labelNames: ["method", "route", "status"],
    buckets: LATENCY_BUCKETS,
    registers: [this.registry],
  });
  #hasProcess = false;

  /**
   * Starts the counters of log lines and of requests at 0. Alarms use their increase, and Prometheus sees no increase
   * when a series first appears. The durations cannot start at 0 for each route, so no alarm counts requests by them.
   */
  constructor() {
    for (const level of LEVELS) this.#lines.inc({ level }, 0);
    for (const status of STATUSES) this.#requests.inc({ status }, 0);
    this.#durations.zero({ method: "POST", route: "/graphql", status: "2xx" });
    const labels = { version: PRODUCT_VERSION, commit: BUILD_COMMIT };
    const help = "1, with what the server was built from.";
    this.gauge(
      "club_build_info",
      help,
      Object.keys(labels),
      (gauge) => {
        gauge.set(labels, 1);
      },
      "max",
    );
  }

  /**
   * Counts a line of the log.
   * @param level pino's number: 40 is warn, 50 error, 60 fatal
   */
  readonly logged = (level: number): void => {
    if (level >= 40) this.#lines.inc({ level: level === 40 ? "warn" : "error" });
  };

  /**
   * Counts a request. Leaves out streams: a stream lasts as long as its page is open, so its duration says nothing
   * about the server.
   */
  readonly request: RequestObserver = ({ request, reply, route, ms }) => {
    const status = `${String(Math.trunc(reply.raw.statusCode / 100))}xx`;
    if (route === "/graphql/stream" && status === "2xx") return;
    this.#requests.inc({ status });
    this.#durations.observe({ method: request.method, route, status }, ms / 1000);
  };

  /**
   * Adds a gauge whose values are read again each time the metrics are requested.
   * @param aggregator how the values of several workers are combined; by default they are summed
   */
  gauge(
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge) => void | Promise<void>,
    aggregator: Aggregator = "sum",
  ): void {
    new Gauge({
      aggregator,
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

  /** Adds a counter whose values are read again each time the metrics are requested. */
  counter(name: string, help: string, labelNames: string[], collect: (counter: Counter) => void): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        collect(this);
      },
    });
  }

  text(): Promise<string> {
    this.#watchProcess();
    return this.registry.metrics();
  }

  facts(): Promise<MetricFacts> {
    this.#watchProcess();
    return this.registry.getMetricsAsJSON();
  }

  /**
   * Starts to collect event loop, memory and CPU metrics. Not called before the first request for metrics, because the
   * collection needs timers.
   */
  #watchProcess(): void {
    if (!this.#hasProcess) collectDefaultMetrics({ register: this.registry });
    this.#hasProcess = true;
  }
}
