import type { MailPriority } from "./outbox-mail.entity.js";
import type { QueuedMail } from "./outbox.repository.js";
import type { Sending } from "./mail-transport.js";

/**
 * How long a mail occupies a sender while the mail server does not reply, in milliseconds since handing the mail over
 * began.
 */
const PONDERED_MS = 15_000;

/** This worker's lease on a mail, until the mail is settled. */
export class Lease implements Sending {
  readonly acquiredAt = Date.now();
  readonly #abort = new AbortController();
  #begunAt: number | null = null;
  #isCancelled = false;

  /**
   * @param until the time when the lease expires unless it is renewed, in milliseconds since 1970
   * @param marginMs milliseconds before the expiry in which no sending starts, because handing a mail over takes time,
   * and clocks differ
   */
  constructor(
    readonly mail: QueuedMail,
    readonly priority: MailPriority,
    public until: number,
    private readonly marginMs: number,
  ) {}

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Whether handing over the mail has begun. From then on, only the mail server knows whether the mail arrived. */
  get hasBegun(): boolean {
    return this.#begunAt !== null;
  }

  /** Whether this worker must no longer send the mail. */
  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  get isPondered(): boolean {
    return this.#begunAt !== null && Date.now() - this.#begunAt > PONDERED_MS;
  }

  mayBegin(): boolean {
    if (Date.now() > this.until - this.marginMs) this.#isCancelled = true;
    if (this.#isCancelled) return false;
    this.#begunAt = Date.now();
    return true;
  }

  /** Cancels the attempt, unless handing over the mail has begun. */
  cancel(): void {
    if (this.hasBegun) return;
    this.#isCancelled = true;
    this.#abort.abort();
  }

  /** Aborts the attempt because the mail server does not answer. */
  breakOff(reason: string): void {
    this.#abort.abort(new Error(reason));
  }
}
