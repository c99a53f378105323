import type { Logger } from "./logger.js";

/** Logs once that a service is down, and once that it is back. A line for each request would hide other problems. */
export class Outage {
  #since: number | null = null;
  #count = 0;

  /** @param what the service's name in the log: "database", "redis", "mail server" */
  constructor(
    private readonly log: Logger,
    private readonly what: string,
  ) {}

  /** True while the service is down. */
  get isOn(): boolean {
    return this.#since !== null;
  }

  /** Records a failed use of the service. */
  failed(error: unknown): void {
    this.#count++;
    if (this.#since !== null) return;
    this.#since = Date.now();
    this.log.warn({ err: error }, `${this.what} is away`);
  }

  /** Records a successful use of the service. */
  worked(): void {
    if (this.#since === null) return;
    const facts = { seconds: Math.round((Date.now() - this.#since) / 1000), failures: this.#count };
    this.#since = null;
    this.#count = 0;
    this.log.warn(facts, `${this.what} is back`);
  }
}
