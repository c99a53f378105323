import type { MailPriority } from "./outbox-mail.entity.js";
import type { QueuedMail } from "./outbox.repository.js";
import type { Sending } from "./mail-transport.js";

/** A mail that the mail server ponders for longer than this, in milliseconds, keeps no sender from the next one. */
const PONDERED_MS = 15_000;

/** A mail that this worker has taken, until it is settled. */
export class Lease implements Sending {
  readonly acquiredAt = Date.now();
  readonly #abort = new AbortController();
  #begunAt: number | null = null;
  #isCancelled = false;

  /**
   * @param until when it ends unless it is renewed, as a time of `Date.now()`
   * @param marginMs so long before its end nothing is begun: handing a mail over takes a moment, and clocks differ
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

  /** The mail was handed over: whether it arrived is the mail server's to say. */
  get hasBegun(): boolean {
    return this.#begunAt !== null;
  }

  /** It is no longer this worker's to send. */
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

  /** Gives the mail up, unless it was handed over. */
  cancel(): void {
    if (this.hasBegun) return;
    this.#isCancelled = true;
    this.#abort.abort();
  }

  /** Breaks the try off because the mail server does not answer. */
  breakOff(reason: string): void {
    this.#abort.abort(new Error(reason));
  }
}
