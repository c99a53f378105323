/** Milliseconds that figures from the database are kept, so that many who watch cost it one look. */
const KEPT_MS = 10_000;
/** Milliseconds that anybody waits for them: a database that hangs must not take the other figures along. */
const PATIENCE_MS = 1000;

/** Figures that cost something to read: read at most every ten seconds, and never waited for long. */
export class Snapshot<T> {
  #kept: { readonly value: T; readonly until: number } | null = null;
  #reading: Promise<T | null> | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The figures, at most ten seconds old; null when they cannot be had now. */
  async get(): Promise<T | null> {
    if (this.#kept !== null && this.now() < this.#kept.until) return this.#kept.value;
    this.#reading ??= this.#renew();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)));
    try {
      return await Promise.race([this.#reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #renew(): Promise<T | null> {
    try {
      const value = await this.read();
      this.#kept = { value, until: this.now() + KEPT_MS };
      return value;
    } catch {
      return null;
    } finally {
      this.#reading = null;
    }
  }
}
