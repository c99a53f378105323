import cluster, { type Worker } from "node:cluster";
import pino from "pino";
import { readEnvironment } from "../../config/environment.js";
import type { Logger } from "../../kernel/log/logger.js";
import { cannotStart, longestStop, ONE_SIGNAL_MS } from "./process-end.js";
import type { PrimaryMessage, WorkerMessage } from "./worker-messages.js";

/** Pause before the first restart, in milliseconds. Each further pause is twice as long, up to the maximum. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
/** After this many milliseconds without a death, the count of deaths starts again at one. */
const CALM_MS = 60_000;
/**
 * The number of consecutive deaths after which the site exits: about 40 seconds after the first death at the earliest.
 * A process manager, if there is one, decides what to do next.
 */
const MOST_DEATHS = 10;

/**
 * Decides when to replace a dead worker. The pauses get longer, up to a maximum. After too many deaths, no worker is
 * replaced.
 */
export class Restarts {
  #deaths = 0;
  #last = -Infinity;

  /** Counts a worker's death. Returns the milliseconds until the next start, or null if there were too many deaths. */
  died(now = performance.now()): number | null {
    this.#deaths = now - this.#last > CALM_MS ? 1 : this.#deaths + 1;
    this.#last = now;
    if (this.#deaths >= MOST_DEATHS) return null;
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#deaths - 1), LONGEST_PAUSE_MS);
  }
}

/**
 * Runs the site as several processes (ADR 61). This primary process owns the port, hands each connection to a worker,
 * replaces dead workers, and ends all workers together when the site stops. This process loads none of the server's
 * code.
 * @param main the file that a worker runs
 */
export function runWorkers(main: string): void {
  try {
    const { WORKERS, DRAIN_MS, LOG_LEVEL } = readEnvironment(process.env);
    cluster.setupPrimary({ exec: main });
    // The log is written asynchronously, like the server's log, because this process must not wait for the program that
    // reads its output.
    const log = pino({ level: LOG_LEVEL }, pino.destination({ dest: 1, sync: false }));
    const workers = new Workers(WORKERS, longestStop(DRAIN_MS), log);
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.on(signal, () => {
        workers.stop();
      });
    workers.start();
  } catch (error) {
    cannotStart(error);
  }
}

class Workers {
  readonly #living = new Set<Worker>();
  readonly #restarts = new Restarts();
  /** The number of workers that have come up since the start. */
  #ups = 0;
  #ending: { code: number; readonly since: number } | null = null;

  constructor(
    private readonly wanted: number,
    private readonly longestStopMs: number,
    private readonly log: Logger,
  ) {}

  /**
   * Starts the first worker, which migrates the database and prints that the site is up. The other workers start once
   * the first one serves requests.
   */
  start(): void {
    cluster.on("message", (worker, message: WorkerMessage) => {
      this.#heard(worker, message);
    });
    cluster.on("exit", (worker, code, signal) => {
      this.#ended(worker, code, signal);
    });
    this.#fork();
  }

  /**
   * Lets all workers finish and exits with the highest of their exit codes. A later signal ends everything immediately.
   */
  stop(): void {
    if (!this.#ending) this.#end(0);
    else if (Date.now() - this.#ending.since > ONE_SIGNAL_MS) this.#exit(1);
  }

  #fork(): void {
    const worker = cluster.fork();
    this.#living.add(worker);
    // A worker that could not be created (too many processes) emits an error but no exit event. Errors of living
    // workers are about undelivered messages, and are ignored.
    worker.on("error", () => {
      if (worker.process.pid === undefined) this.#ended(worker, 1, null);
    });
  }

  #heard(from: Worker, message: WorkerMessage): void {
    const { kind } = message;
    if (kind === "up") {
      this.#ups++;
      if (this.#ups === 1) for (let i = 1; i < this.wanted; i++) this.#fork();
    } else if (kind === "question") {
      const { id } = message;
      const others = [...this.#living].filter((worker) => worker !== from && worker.isConnected());
      for (const worker of others) sendTo(worker, { kind, id, asker: from.id });
      sendTo(from, { kind: "asked", id, count: others.length });
    } else {
      const { id, asker, facts } = message;
      const worker = cluster.workers?.[asker];
      if (worker) sendTo(worker, { kind, id, facts });
    }
  }

  #ended(worker: Worker, code: number | null, signal: string | null): void {
    this.#living.delete(worker);
    if (this.#ending) {
      this.#ending.code = Math.max(this.#ending.code, code ?? 0);
      if (this.#living.size === 0) this.#exit(this.#ending.code);
      return;
    }
    const facts = { worker: worker.process.pid, code, signal };
    if (this.#ups < this.wanted) {
      // A worker that exits by itself has printed the reason.
      if (signal !== null || facts.worker === undefined)
        this.log.error(facts, "a worker was killed or could not be started; the site ends");
      this.#end(code ?? 1);
      return;
    }
    const pauseMs = this.#restarts.died();
    if (pauseMs === null) {
      this.log.error(facts, "workers end again and again; the site ends");
      this.#end(1);
      return;
    }
    this.log.error({ ...facts, pauseMs }, "a worker ended; another one starts");
    setTimeout(() => {
      if (!this.#ending) this.#fork();
    }, pauseMs);
  }

  #end(code: number): void {
    this.#ending = { code, since: Date.now() };
    for (const worker of this.#living) worker.process.kill("SIGTERM");
    if (this.#living.size === 0) this.#exit(code);
    setTimeout(() => {
      this.#exit(code);
    }, this.longestStopMs);
  }

  /** Ends this process, and kills the workers that are still running. */
  #exit(code: number): void {
    for (const worker of this.#living) worker.process.kill("SIGKILL");
    process.exit(code);
  }
}

/** Sends a message. Ignores errors, because a dead worker needs no message. */
function sendTo(worker: Worker, message: PrimaryMessage): void {
  worker.send(message, undefined, () => undefined);
}
