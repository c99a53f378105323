import type { Outage } from "../log/outage.js";

/** The longest pause in sending, in milliseconds. */
const MAX_PAUSE_MS = 10_000;
/** A failure at most this many milliseconds after a success means that too many mails are sent at the same time. */
const WORKS_MS = 5000;

/**
 * Limits concurrent sending to the number of mails that the mail server accepts. While the server refuses every mail or
 * is down, only one mail at a time tests the server, because fifty refused logins per second could get the account
 * locked.
 */
export class MailServer {
  #limit: number;
  #failures = 0;
  #pausedUntil = 0;
  #workedAt = -Infinity;

  /** @param firstPauseMs the pause after a failure, in milliseconds; each further failure doubles it */
  constructor(
    private readonly outage: Outage,
    private readonly senders: number,
    private readonly firstPauseMs: number,
  ) {
    this.#limit = senders;
  }

  /** The number of mails that may be in progress now; 0 during a pause. */
  get limit(): number {
    return Date.now() < this.#pausedUntil ? 0 : this.#limit;
  }

  /** Milliseconds until the pause ends. */
  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /** Records that the server accepted a mail or refused only this one, which shows that the server works. */
  worked(): void {
    this.outage.worked();
    this.#workedAt = Date.now();
    this.#failures = 0;
    this.#pausedUntil = 0;
    this.#limit = Math.min(this.senders, this.#limit * 2);
  }

  /** Records a failure that would have affected every mail. */
  failed(error: unknown): void {
    const worksForOthers = Date.now() - this.#workedAt < WORKS_MS;
    this.#limit = worksForOthers ? Math.max(1, Math.floor(this.#limit / 2)) : 1;
    if (this.#limit > 1) return;
    if (!worksForOthers) this.outage.failed(error);
    // Concurrent failures count once.
    if (this.pauseMs > 0) return;
    this.#pausedUntil = Date.now() + Math.min(MAX_PAUSE_MS, this.firstPauseMs * 2 ** this.#failures);
    this.#failures++;
  }
}
