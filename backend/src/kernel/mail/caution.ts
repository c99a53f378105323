/** A statement that took longer than this many milliseconds counts as an outage: others could not renew leases either. */
const SLOW_MS = 2000;

/**
 * Remembers whether the database was down. During that time no worker could renew a lease or mark a mail as sent, so an
 * expired lease means nothing until its holder had time to renew it. A database that is read-only or full still answers
 * reads: only a write shows that it is back.
 */
export class Caution {
  #isAway = false;
  /** Also set at the start, because what happened before is unknown. */
  #until: number;

  constructor(private readonly leaseMs: number) {
    this.#until = Date.now() + leaseMs;
  }

  /** Leases of others that expired before this are free. */
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

  /** Runs a statement that only reads: its failure shows that the database is down, its success does not show that it is back. */
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
