import type { Outage } from "../log/outage.js";

/**
 * The pause after a failure, in which no mail is sent, in milliseconds. It doubles each time, up to the second number.
 */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/**
 * If a mail was sent within this many milliseconds, a failure means that the server accepts fewer mails at the same
 * time.
 */
const WORKS_MS = 5000;

/**
 * Limits the mails that are sent at the same time to those that the mail server accepts. While the server refuses or is
 * down, one mail at a time tests it, instead of all senders. Fifty refused log-ins per second could get the account
 * locked.
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

  /** Returns how many mails may be in progress now; 0 during a pause. */
  get limit(): number {
    return Date.now() < this.#pausedUntil ? 0 : this.#limit;
  }

  /** Returns the milliseconds until the pause ends. */
  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /** Notes that the server accepted or refused a mail, so it works. */
  worked(): void {
    this.outage.worked();
    this.#workedAt = Date.now();
    this.#failures = 0;
    this.#pausedUntil = 0;
    this.#limit = Math.min(this.senders, this.#limit * 2);
  }

  /** Notes a failure after which the server would have accepted no mail. */
  failed(error: unknown): void {
    const worksForOthers = Date.now() - this.#workedAt < WORKS_MS;
    this.#limit = worksForOthers ? Math.max(1, Math.floor(this.#limit / 2)) : 1;
    if (this.#limit > 1) return;
    if (!worksForOthers) this.outage.failed(error);
    // Failures of senders that ran at the same time count once.
    if (this.pauseMs > 0) return;
    this.#pausedUntil = Date.now() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures++;
  }
}
