import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../errors/domain-error.js";

/** Of all lines together: a request that waits holds a connection and some kilobytes. */
const MAX_WAITING = 500;

/**
 * Lets those who share a key go on one after the other, so that many at once get no further than one by one. A line
 * belongs to one server; it is as long as its last turn is away, and gone when that has come.
 */
export class WaitingLine {
  /** When the last turn given out comes, by key; milliseconds of `performance.now()`. */
  readonly #last = new Map<string, number>();
  #waiting = 0;

  /**
   * Waits for the turn that comes so long after the one before it.
   * @param spacingMs at least so long anybody waits; 0: not at all
   * @param longestMs whose turn would come later is sent away at once
   * @throws DomainError UNAVAILABLE, with the time until the line is short enough, or when too many wait.
   */
  async turn(key: string, spacingMs: number, longestMs: number): Promise<void> {
    if (spacingMs <= 0) return;
    const now = performance.now();
    const turn = Math.max(now, this.#last.get(key) ?? 0) + spacingMs;
    const excessMs = turn - now - longestMs;
    if (excessMs > 0 || this.#waiting >= MAX_WAITING)
      throw new DomainError("UNAVAILABLE", { retryAfter: Math.max(1, Math.ceil(excessMs / 1000)) });
    this.#last.set(key, turn);
    this.#waiting++;
    try {
      await sleep(turn - now);
    } finally {
      this.#waiting--;
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
