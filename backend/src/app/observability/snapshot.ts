/** Milliseconds for which values from the database are cached, so that many requests cause only one query. */
const CACHE_MS = 10_000;
/** Milliseconds to wait for the values. A database that hangs must not block the other metrics. */
const TIMEOUT_MS = 1000;

/**
 * A cache of values that are expensive to read. Reuses the values for ten seconds, and waits only briefly for new ones.
 */
export class Snapshot<T> {
  #cached: { readonly value: T; readonly until: number } | null = null;
  #reading: Promise<T | null> | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the values, at most ten seconds old, or null if they cannot be read now. */
  async get(): Promise<T | null> {
    if (this.#cached !== null && this.now() < this.#cached.until) return this.#cached.value;
    this.#reading ??= this.#renew();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, null)));
    try {
      return await Promise.race([this.#reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #renew(): Promise<T | null> {
    try {
      const value = await this.read();
      this.#cached = { value, until: this.now() + CACHE_MS };
      return value;
    } catch {
      return null;
    } finally {
      this.#reading = null;
    }
  }
}
