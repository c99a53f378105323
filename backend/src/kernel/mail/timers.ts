/** Gathers calls with the same key for a short time, and then makes a single call. */
export class GatheredCalls<Key> {
  readonly #timers = new Map<Key, NodeJS.Timeout>();

  /** @param ms the time for which calls are gathered, in milliseconds */
  constructor(
    private readonly ms: number,
    private readonly act: (key: Key) => void,
  ) {}

  add(key: Key): void {
    if (this.#timers.has(key)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.act(key);
    }, this.ms);
    this.#timers.set(key, timer);
  }

  /** Drops the gathered calls. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}

/**
 * Starts a time limit, which expires unless `end` is called first.
 * @param ms the limit in milliseconds
 */
export function timeLimit(ms: number): { readonly over: Promise<void>; end(): void } {
  let timer: NodeJS.Timeout;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return {
    over,
    end: () => {
      clearTimeout(timer);
    },
  };
}
