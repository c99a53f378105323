import type { Database } from "../db/database.js";
import { tryLease } from "../db/leases.js";
import type { Logger } from "../log/logger.js";
import { Sweeper, type SweepRule } from "./sweeper.js";

const HOUR_MS = 3_600_000;
/** The first sweep waits until the server has started. */
const FIRST_AFTER_MS = 60_000;
/** A little less than an hour, so that a server's hourly timer never comes too early. */
const REST_MS = 0.9 * HOUR_MS;

/** Sweeps once an hour, one server for all, until stopped. */
export class HourlySweep {
  readonly #sweeper: Sweeper;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly db: Database,
    rules: readonly SweepRule[],
    private readonly log: Logger,
  ) {
    this.#sweeper = new Sweeper(db, rules);
  }

  start(): void {
    this.#schedule(FIRST_AFTER_MS);
  }

  /** Starts nothing more; waits for the current slice. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#sweeper.stop();
    await this.#running;
  }

  /** Sweeps, unless another server does or did so within the hour. Never throws: the next hour tries again. */
  async sweepInTurn(): Promise<void> {
    try {
      const turn = await tryLease(this.db, "sweep", () => this.#sweeper.sweep(), { restMs: REST_MS });
      if (turn.held) this.log.info(turn.result, "swept");
    } catch (error) {
      this.log.warn({ err: error }, "could not sweep; tried again in an hour");
    }
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.sweepInTurn().then(() => {
        this.#schedule(HOUR_MS);
      });
    }, delayMs).unref();
  }
}
