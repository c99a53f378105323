import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../errors/domain-error.js";

/**
 * Maximum number of waiting requests in all lines together. Each occupies a connection and some kilobytes of memory.
 */
const MAX_WAITING = 500;

/**
 * Lets requests with the same key continue one after the other, so that parallel guesses are no faster than sequential
 * ones. Each server has separate lines. A line is removed after its last turn.
 */
export class WaitingLine {
  /** The time of the last turn assigned to each key, in milliseconds of `performance.now()`. */
  readonly #last = new Map<string, number>();
  #waiting = 0;

  /**
   * Waits for the request's turn, which comes `spacingMs` after the previous turn of the same key, or `spacingMs` from
   * now if that turn is over.
   * @param spacingMs milliseconds between two turns; 0 for no waiting
   * @param longestMs the longest wait in milliseconds; a request whose turn would come later is refused immediately
   * @throws DomainError UNAVAILABLE if too many requests wait, or if the turn would come too late. Its `retryAfter` is
   * the time until the line is short enough, at least one second.
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
