import type { Logger } from "../log/logger.js";

/**
 * Runs a piece of work at short intervals on every server. If only one server may do the work, the work itself must
 * ensure that.
 */
export class PollingJob {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  readonly runs: JobRuns = { done: 0, failed: 0 };

  constructor(
    private readonly work: { readonly name: string; run(): Promise<unknown> },
    private readonly everyMs: number,
    private readonly log: Logger,
  ) {}

  get name(): string {
    return this.work.name;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#run().then(() => {
        this.start();
      });
    }, this.everyMs).unref();
  }

  /** Schedules no further runs and waits for the current one. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.work.run();
      this.runs.done++;
    } catch (error) {
      this.runs.failed++;
      this.log.warn({ err: error }, `${this.work.name} failed; tried again soon`);
    }
  }
}

/** The number of successful and failed runs of a job since this server started, for the metrics. */
export interface JobRuns {
  done: number;
  failed: number;
}
