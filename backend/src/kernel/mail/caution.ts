/** A statement that took longer than this many milliseconds was as good as away: others could not renew either. */
const SLOW_MS = 2000;

/**
 * Remembers whether the database was away. While it was, nobody could renew a lease or mark a mail as sent, so an end of a
 * lease says nothing until its holder had the time to do so.
 */
export class Caution {
  #isAway = false;
  /** Also at the start, as nobody knows what was before. */
  #until: number;

  constructor(private readonly leaseMs: number) {
    this.#until = Date.now() + leaseMs;
  }

  /** Leases of others that ended before this are free. */
  freeBefore(now: Date): Date {
    return this.#isAway || now.getTime() < this.#until ? new Date(0) : now;
  }

  /** Runs something on the database and remembers how that went. */
  async watch<T>(ask: () => Promise<T>): Promise<T> {
    const begun = Date.now();
    try {
      const answer = await ask();
      if (this.#isAway || Date.now() - begun > SLOW_MS) this.#until = Date.now() + this.leaseMs;
      this.#isAway = false;
      return answer;
    } catch (error) {
      this.#isAway = true;
      throw error;
    }
  }
}
