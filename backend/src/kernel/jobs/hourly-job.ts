import type { Database } from "../db/database.js";
import { tryLease } from "../db/leases.js";
import type { Logger } from "../log/logger.js";
import type { JobRuns } from "./polling-job.js";

const HOUR_MS = 3_600_000;
/** The delay before the first run, so that the server finishes starting first. */
const FIRST_AFTER_MS = 60_000;
/** Minimum time from a successful run to the next run. Less than an hour, so that no hourly timer fires too early. */
const REST_MS = 0.9 * HOUR_MS;

export interface HourlyWork {
  /** The name of the job's lease, also used in the log. */
  readonly name: string;
  /** Does the work once. Returns details for the log. */
  run(): Promise<object>;
  /** Makes a running job end early. */
  stop?(): void;
}

/** Runs a piece of work every hour, on only one of the servers, until stopped. */
export class HourlyJob {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  readonly runs: JobRuns = { done: 0, failed: 0 };

  constructor(
    private readonly db: Database,
    private readonly work: HourlyWork,
    private readonly log: Logger,
  ) {}

  get name(): string {
    return this.work.name;
  }

  start(): void {
    this.#schedule(FIRST_AFTER_MS);
  }

  /** Schedules no further runs and waits for the current one. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.work.stop?.();
    await this.#running;
  }

  /**
   * Runs the work unless another server is running it or has run it within the hour. Never throws, because the job is
   * tried again an hour later.
   */
  async runInTurn(): Promise<void> {
    const { name } = this.work;
    try {
      const turn = await tryLease(this.db, name, () => this.work.run(), { restMs: REST_MS });
      if (!turn.held) return;
      this.runs.done++;
      this.log.info(turn.result, `${name} done`);
    } catch (error) {
      this.runs.failed++;
      this.log.warn({ err: error }, `${name} failed; tried again in an hour`);
    }
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.runInTurn().then(() => {
        this.#schedule(HOUR_MS);
      });
    }, delayMs).unref();
  }
}
