/**
 * A statement slower than this many milliseconds counts as an outage, because other workers may have been unable to
 * renew their leases.
 */
const SLOW_MS = 2000;

/**
 * Remembers whether the database was down. During an outage, no worker can renew a lease or record that a mail was
 * sent. After the outage, an expired lease is therefore not free until its holder has had time to renew the lease. A
 * read-only or full database still answers reads, so only a write shows that the outage is over.
 */
export class Caution {
  #isAway = false;
  /**
   * The time until which expired leases are left alone, in milliseconds since 1970. Also set at startup, because
   * earlier outages are unknown.
   */
  #until: number;

  constructor(private readonly leaseMs: number) {
    this.#until = Date.now() + leaseMs;
  }

  /**
   * Returns a time. Another worker's lease is free if it expired before this time. During an outage, and for a lease's
   * length after an outage or the start, no lease is free.
   */
  freeBefore(now: Date): Date {
    return this.#isAway || now.getTime() < this.#until ? new Date(0) : now;
  }

  /** Runs a statement that writes, and remembers whether it succeeded. */
  async watchWrite<T>(write: () => Promise<T>): Promise<T> {
    const answer = await this.watchRead(write);
    if (this.#isAway) this.#wait();
    this.#isAway = false;
    return answer;
  }

  /**
   * Runs a statement that only reads. A failure or a slow answer shows that the database is or was down. A success does
   * not show that an outage is over.
   */
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
