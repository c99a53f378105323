/** Milliseconds until the first restart; each further one waits twice as long, up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
/** After this long without a death, in milliseconds, the next one counts as the first. */
const CALM_MS = 60_000;
/** So many deaths in a row take about 40 seconds. What starts the site again, if anything does, may know better. */
const MOST_DEATHS = 10;

/** When a worker that died is started again: later each time, and not for ever. */
export class Restarts {
  #deaths = 0;
  #last = -Infinity;

  /** A worker died. Milliseconds until the next is started, or null when that is no use any more. */
  died(now = performance.now()): number | null {
    this.#deaths = now - this.#last > CALM_MS ? 1 : this.#deaths + 1;
    this.#last = now;
    if (this.#deaths >= MOST_DEATHS) return null;
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#deaths - 1), LONGEST_PAUSE_MS);
  }
}
