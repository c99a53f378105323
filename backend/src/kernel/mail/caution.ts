/** A statement that took longer than this many milliseconds was as good as away: others could not renew either. */
const SLOW_MS = 2000;

/**
 * Remembers whether the database was away. While it was, nobody could renew a lease or mark a mail as sent, so an end of a
 * lease says nothing until its holder had the time to do so. A database that is read-only, or out of space, answers reads
 * all the while: only a write says that it is back.
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

  /** Runs a statement that changes something and remembers how that went. */
  async watchWrite<T>(write: () => Promise<T>): Promise<T> {
    const answer = await this.watchRead(write);
    if (this.#isAway) this.#wait();
    this.#isAway = false;
    return answer;
  }

  /** Runs a statement that only reads: its failure says that the database is away, its success not that it is back. */
  async watchRead<T>(read: () => Promise<T>): Promise<T> {
    const begun = Date.now();
    try {
      const answer = await read();
      if (Date.now() - begun > SLOW_MS) this.#wait();
      return answer;
    } catch (error) {
      this.#isAway = true;
      throw error;
    }
  }

  #wait(): void {
    this.#until = Date.now() + this.leaseMs;
  }
}
