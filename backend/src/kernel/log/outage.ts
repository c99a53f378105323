import type { Logger } from "./logger.js";

/**
 * Says once that something the product depends on is away, and once that it is back: a log that repeats itself with
 * each request hides what else happens meanwhile.
 */
export class Outage {
  #since: number | null = null;
  #count = 0;

  /** @param what is away, as the log names it: "database", "redis", "mail server" */
  constructor(
    private readonly log: Logger,
    private readonly what: string,
  ) {}

  /** True while it is away. */
  get isOn(): boolean {
    return this.#since !== null;
  }

  /** Something needed it and could not have it. */
  failed(error: unknown): void {
    this.#count++;
    if (this.#since !== null) return;
    this.#since = Date.now();
    this.log.warn({ err: error }, `${this.what} is away`);
  }

  /** Something needed it and had it. */
  worked(): void {
    if (this.#since === null) return;
    const facts = { seconds: Math.round((Date.now() - this.#since) / 1000), failures: this.#count };
    this.#since = null;
    this.#count = 0;
    this.log.warn(facts, `${this.what} is back`);
  }
}
