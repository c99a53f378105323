import type { Outage } from "../log/outage.js";

/** Pause after a failure while nothing leaves: doubled each time, in milliseconds, never over the second figure. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** While mails left within this many milliseconds, a failure means that the server takes fewer at once. */
const WORKS_MS = 5000;

/**
 * How many mails the mail server bears at once. While it refuses or is away one mail after the other asks whether it is
 * back, instead of every sender: fifty refused log-ins a second get an account locked.
 */
export class MailServer {
  #limit: number;
  #failures = 0;
  #pausedUntil = 0;
  #workedAt = -Infinity;

  constructor(
    private readonly outage: Outage,
    private readonly senders: number,
  ) {
    this.#limit = senders;
  }

  /** How many may be on their way now; 0 during a pause. */
  get limit(): number {
    return Date.now() < this.#pausedUntil ? 0 : this.#limit;
  }

  /** Milliseconds until the pause ends. */
  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /** It took or judged a mail. */
  worked(): void {
    this.outage.worked();
    this.#workedAt = Date.now();
    this.#failures = 0;
    this.#pausedUntil = 0;
    this.#limit = Math.min(this.senders, this.#limit * 2);
  }

  /** It would have taken no mail. */
  failed(error: unknown): void {
    const worksForOthers = Date.now() - this.#workedAt < WORKS_MS;
    this.#limit = worksForOthers ? Math.max(1, Math.floor(this.#limit / 2)) : 1;
    if (this.#limit > 1) return;
    if (!worksForOthers) this.outage.failed(error);
    // Failures of senders that were under way together count once.
    if (this.pauseMs > 0) return;
    this.#pausedUntil = Date.now() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures++;
  }
}
