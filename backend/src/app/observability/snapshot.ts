/** Milliseconds that figures from the database are kept, so that many who watch cost it one look. */
const CACHE_MS = 10_000;
/** Milliseconds that anybody waits for them: a database that hangs must not take the other figures along. */
const TIMEOUT_MS = 1000;

/** Figures that cost something to read: read at most every ten seconds, and never waited for long. */
export class Snapshot<T> {
  #cached: { readonly value: T; readonly until: number } | null = null;
  #reading: Promise<T | null> | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The figures, at most ten seconds old; null when they cannot be had now. */
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
