import type { MailPriority } from "./outbox-mail.entity.js";
import type { QueuedMail } from "./outbox.repository.js";
import type { Sending } from "./mail-transport.js";

/** When the mail server takes longer than this for a mail, in milliseconds, its sender starts the next one. */
const PONDERED_MS = 15_000;

/** A mail on which this worker has a lease, until it is settled. */
export class Lease implements Sending {
  readonly acquiredAt = Date.now();
  readonly #abort = new AbortController();
  #begunAt: number | null = null;
  #isCancelled = false;

  /**
   * @param until when it expires unless it is renewed, as a time of `Date.now()`
   * @param marginMs nothing is started this long before it expires: handing a mail over takes time, and clocks differ
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

  /** The mail was handed over: only the mail server knows whether it arrived. */
  get hasBegun(): boolean {
    return this.#begunAt !== null;
  }

  /** This worker must not send it any more. */
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

  /** Gives up the mail, unless it was handed over. */
  cancel(): void {
    if (this.hasBegun) return;
    this.#isCancelled = true;
    this.#abort.abort();
  }

  /** Aborts the try because the mail server does not answer. */
  breakOff(reason: string): void {
    this.#abort.abort(new Error(reason));
  }
}
